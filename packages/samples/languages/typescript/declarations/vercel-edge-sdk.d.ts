/**
 * Public types of `@eppo/vercel-edge-sdk` 3.0.2, which the registry does not offer.
 * Written from src/features/sdks/manifests/vercel-edge.yaml; a unit test keeps the two in agreement.
 */

type Attributes = Record<string, string | number | boolean>;

/** The store of the shared library 3.0.8; later versions renamed `getEntries`. */
export interface IAsyncStore<T> {
  isInitialized(): boolean;
  isExpired(): Promise<boolean>;
  getEntries(): Promise<Record<string, T>>;
  setEntries(entries: Record<string, T>): Promise<void>;
}

/** The event of the shared library 3.0.8, which knows neither details nor entities. */
export interface IAssignmentEvent {
  allocation: string | null;
  experiment: string | null;
  featureFlag: string;
  variation: string | null;
  subject: string;
  timestamp: string;
  subjectAttributes: Record<string, unknown>;
  [propName: string]: unknown;
  metaData?: Record<string, unknown>;
}

export interface IAssignmentLogger {
  logAssignment(assignment: IAssignmentEvent): void;
}

export interface IClientConfig {
  apiKey: string;
  assignmentLogger: IAssignmentLogger;
  vercelParams: {
    edgeConfig: string;
    edgeConfigStoreId: string;
    vercelApiToken: string;
    edgeConfigExpirationSeconds?: number;
    vercelFunctionUrl?: string;
  };
  baseUrl?: string;
  requestTimeoutMs?: number;
  numInitialRequestRetries?: number;
  throwOnFailedInitialization?: boolean;
}

interface Cacheable {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  has(key: string): boolean;
}

interface AssignmentCacheKey {
  subjectKey: string;
  flagKey: string;
  allocationKey: string;
  variationKey: string;
}

/** The class of the shared library 3.0.8, which later versions replaced by an interface. */
declare abstract class AssignmentCache<T extends Cacheable> {
  protected cache: T;
  constructor(cacheInstance: T);
  hasLoggedAssignment(key: AssignmentCacheKey): boolean;
  setLastLoggedAssignment(key: AssignmentCacheKey): void;
  protected getCacheKey(key: AssignmentCacheKey): string;
}

type Getter<Value> = (
  flagKey: string,
  subjectKey: string,
  subjectAttributes: Attributes,
  defaultValue: Value,
) => Value;

export interface IEppoClient {
  getStringAssignment: Getter<string>;
  getBoolAssignment: Getter<boolean>;
  getIntegerAssignment: Getter<number>;
  getNumericAssignment: Getter<number>;
  getJSONAssignment: Getter<object>;
  setLogger(logger: IAssignmentLogger): void;
  useLRUInMemoryAssignmentCache(maxSize: number): void;
  useCustomAssignmentCache(cache: AssignmentCache<Cacheable>): void;
  fetchFlagConfigurations(): void;
  stopPolling(): void;
  setIsGracefulFailureMode(gracefulFailureMode: boolean): void;
  getFlagKeys(): string[];
  isInitialized(): boolean;
}

export class EppoJSClient {
  fetchFlagConfigurations(): Promise<void>;
}
export interface EppoJSClient extends Omit<IEppoClient, 'fetchFlagConfigurations'> {}

export function init(config: IClientConfig): Promise<IEppoClient>;
export function prefetchConfig(config: IClientConfig): Promise<void>;
export function getInstance(): IEppoClient;

// Without this line the helper types above would be exported too.
export {};
