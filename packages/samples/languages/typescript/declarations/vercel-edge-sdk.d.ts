/**
 * Public types of `@eppo/vercel-edge-sdk` 3.0.2, which the registry does not offer.
 * Written from src/features/sdks/manifests/vercel-edge.json; a unit test keeps the two in agreement.
 */
import type {Attributes, IAsyncStore} from '@eppo/js-client-sdk-common';

export type {IAsyncStore};

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

interface IEppoClient {
  getStringAssignment(
    flagKey: string,
    subjectKey: string,
    subjectAttributes: Attributes,
    defaultValue: string,
  ): string;
  getBoolAssignment(
    flagKey: string,
    subjectKey: string,
    subjectAttributes: Attributes,
    defaultValue: boolean,
  ): boolean;
  getIntegerAssignment(
    flagKey: string,
    subjectKey: string,
    subjectAttributes: Attributes,
    defaultValue: number,
  ): number;
  getNumericAssignment(
    flagKey: string,
    subjectKey: string,
    subjectAttributes: Attributes,
    defaultValue: number,
  ): number;
  getJSONAssignment(
    flagKey: string,
    subjectKey: string,
    subjectAttributes: Attributes,
    defaultValue: object,
  ): object;
}

export class EppoJSClient implements IEppoClient {
  getStringAssignment: IEppoClient['getStringAssignment'];
  getBoolAssignment: IEppoClient['getBoolAssignment'];
  getIntegerAssignment: IEppoClient['getIntegerAssignment'];
  getNumericAssignment: IEppoClient['getNumericAssignment'];
  getJSONAssignment: IEppoClient['getJSONAssignment'];
}

export function init(config: IClientConfig): Promise<IEppoClient>;
export function prefetchConfig(config: IClientConfig): Promise<void>;
export function getInstance(): IEppoClient;

// Without this line the helper types above would be exported too.
export {};
