/**
 * Public types of `@eppo/js-client-sdk` 4.0.0, which the registry does not offer.
 * Written from src/features/sdks/manifests/javascript.yaml; a unit test keeps the two in agreement. Types shared
 * by all JavaScript SDKs come from the published `@eppo/js-client-sdk-common`.
 */
import type {
  AssignmentCache,
  Attributes,
  AttributeType,
  BanditActions,
  BanditSubjectAttributes,
  ContextAttributes,
  Flag,
  FlagKey,
  IAssignmentDetails,
  IAssignmentEvent,
  IAssignmentLogger,
  IBanditEvent,
  IBanditLogger,
  IContainerExperiment,
  ObfuscatedFlag,
  Variation,
} from '@eppo/js-client-sdk-common';

export type {
  Attributes,
  AttributeType,
  BanditActions,
  BanditSubjectAttributes,
  ContextAttributes,
  Flag,
  IAssignmentDetails,
  IAssignmentEvent,
  IAssignmentLogger,
  IBanditEvent,
  IBanditLogger,
  ObfuscatedFlag,
};

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';

export interface IAsyncStore<T> {
  isInitialized(): boolean;
  isExpired(): Promise<boolean>;
  entries(): Promise<Record<string, T>>;
  setEntries(entries: Record<string, T>): Promise<void>;
}

/** Options that every online way of initializing accepts. */
interface RequestConfig {
  apiKey: string;
  assignmentLogger: IAssignmentLogger;
  banditLogger?: IBanditLogger;
  baseUrl?: string;
  requestTimeoutMs?: number;
  numInitialRequestRetries?: number;
  pollAfterSuccessfulInitialization?: boolean;
  pollAfterFailedInitialization?: boolean;
  pollingIntervalMs?: number;
  numPollRequestRetries?: number;
  skipInitialRequest?: boolean;
}

interface OverrideConfig {
  enableOverrides?: boolean;
  overridesStorageKey?: string;
}

export interface IClientConfig extends RequestConfig, OverrideConfig {
  throwOnFailedInitialization?: boolean;
  maxCacheAgeSeconds?: number;
  useExpiredCache?: boolean;
  updateOnFetch?: 'always' | 'expired' | 'empty';
  persistentStore?: IAsyncStore<Flag>;
  forceReinitialize?: boolean;
  eventTracking?: {
    enabled?: boolean;
    batchSize?: number;
    deliveryIntervalMs?: number;
    maxQueueSize?: number;
    maxRetries?: number;
    maxRetryDelayMs?: number;
    retryIntervalMs?: number;
  };
}

export interface IClientConfigSync extends OverrideConfig {
  flagsConfiguration: Record<string, Flag | ObfuscatedFlag>;
  isObfuscated?: boolean;
  assignmentLogger?: IAssignmentLogger;
  banditLogger?: IBanditLogger;
  throwOnFailedInitialization?: boolean;
  configPublishedAt?: string;
  configFetchedAt?: string;
}

export interface IPrecomputedClientConfig extends RequestConfig, OverrideConfig {
  precompute: {
    subjectKey: string;
    subjectAttributes?: Attributes | ContextAttributes;
    banditActions?: Record<FlagKey, Record<string, ContextAttributes>>;
  };
}

export interface IPrecomputedClientConfigSync extends OverrideConfig {
  precomputedConfiguration: string;
  assignmentLogger?: IAssignmentLogger;
  banditLogger?: IBanditLogger;
  throwOnFailedInitialization?: boolean;
}

/** What clients of both kinds can do. */
declare class LoggingClient {
  setAssignmentLogger(logger: IAssignmentLogger): void;
  setBanditLogger(logger: IBanditLogger): void;
  disableAssignmentCache(): void;
  useNonExpiringInMemoryAssignmentCache(): void;
  useLRUInMemoryAssignmentCache(maxSize: number): void;
  useCustomAssignmentCache(cache: AssignmentCache): void;
  isInitialized(): boolean;
  stopPolling(): void;
}

type Getter<Value, Result = Value> = (
  flagKey: string,
  subjectKey: string,
  subjectAttributes: Record<string, AttributeType>,
  defaultValue: Value,
) => Result;

type DetailsGetter<Value extends string | number | boolean | object> = Getter<
  Value,
  IAssignmentDetails<Value>
>;

type BanditGetter<Result> = (
  flagKey: string,
  subjectKey: string,
  subjectAttributes: BanditSubjectAttributes,
  actions: BanditActions,
  defaultValue: string,
) => Result;

declare class EppoClient extends LoggingClient {
  getStringAssignment: Getter<string>;
  getStringAssignmentDetails: DetailsGetter<string>;
  getBooleanAssignment: Getter<boolean>;
  getBooleanAssignmentDetails: DetailsGetter<boolean>;
  getIntegerAssignment: Getter<number>;
  getIntegerAssignmentDetails: DetailsGetter<number>;
  getNumericAssignment: Getter<number>;
  getNumericAssignmentDetails: DetailsGetter<number>;
  getJSONAssignment: Getter<object>;
  getJSONAssignmentDetails: DetailsGetter<object>;
  getBanditAction: BanditGetter<{variation: string; action: string | null}>;
  getBanditActionDetails: BanditGetter<IAssignmentDetails<string>>;
  getExperimentContainerEntry<T>(
    flagExperiment: IContainerExperiment<T>,
    subjectKey: string,
    subjectAttributes: Attributes,
  ): T;
  /** @deprecated Use `getBooleanAssignment`. */
  getBoolAssignment: Getter<boolean>;
  track(type: string, payload: Record<string, unknown>): void;
  setContext(key: string, value: string | number | boolean | null): void;
  setIsGracefulFailureMode(gracefulFailureMode: boolean): void;
  getFlagKeys(): string[];
  getFlagConfigurations(): Record<string, Flag>;
  fetchFlagConfigurations(): Promise<void>;
  getOverrideVariationKeys(): Record<string, string>;
  withOverrides(overrides: Record<FlagKey, Variation> | undefined): EppoClient;
}

export class EppoJSClient extends EppoClient {}

declare class EppoPrecomputedClient extends LoggingClient {
  getStringAssignment(flagKey: string, defaultValue: string): string;
  getBooleanAssignment(flagKey: string, defaultValue: boolean): boolean;
  getIntegerAssignment(flagKey: string, defaultValue: number): number;
  getNumericAssignment(flagKey: string, defaultValue: number): number;
  getJSONAssignment(flagKey: string, defaultValue: object): object;
  getBanditAction(
    flagKey: string,
    defaultValue: string,
  ): {variation: string; action: string | null};
}

export class EppoPrecomputedJSClient extends EppoPrecomputedClient {}

export class ChromeStorageEngine {
  constructor(storageMap: object, storageKeySuffix: string);
}

export class EppoAssignmentLogger implements IAssignmentLogger {
  constructor(eppoClient: EppoClient);
  logAssignment(assignment: IAssignmentEvent): void;
}

export function init(config: IClientConfig): Promise<EppoJSClient>;
export function getInstance(): EppoJSClient;
export function offlineInit(config: IClientConfigSync): EppoClient;
export function precomputedInit(config: IPrecomputedClientConfig): Promise<EppoPrecomputedClient>;
export function offlinePrecomputedInit(config: IPrecomputedClientConfigSync): EppoPrecomputedClient;
export function getPrecomputedInstance(): EppoPrecomputedClient;
export function getConfigUrl(apiKey: string, baseUrl?: string): string;
export function buildStorageKeySuffix(apiKey: string): string;
export function setLogLevel(level: LogLevel): void;

// Without this line the helper types above would be exported too.
export {};
