/**
 * Public types of `@eppo/node-server-sdk` 4.0.1; the registry offers 3.10.2.
 * Written from src/features/sdks/manifests/node.yaml; a unit test keeps the two in agreement. Fences marked
 * `since="4.0.0"` compile against this file, all others against the published package.
 */
import type {
  EppoClient,
  EventDispatcher,
  IAssignmentLogger,
  IBanditLogger,
} from '@eppo/js-client-sdk-common';
import type {IClientConfig as PublishedConfig} from '@eppo/node-server-sdk';

export type {
  Attributes,
  AttributeType,
  BanditActions,
  BanditSubjectAttributes,
  ContextAttributes,
  IAssignmentDetails,
  IAssignmentEvent,
  IAssignmentLogger,
  IBanditEvent,
  IBanditLogger,
} from '@eppo/js-client-sdk-common';

export interface IClientConfig extends PublishedConfig {
  pollAfterSuccessfulInitialization?: boolean;
}

export interface IOfflineClientConfig {
  flagsConfiguration: string;
  banditsConfiguration?: string;
  assignmentLogger?: IAssignmentLogger;
  banditLogger?: IBanditLogger;
  throwOnFailedInitialization?: boolean;
}

export {EppoAssignmentLogger} from '@eppo/js-client-sdk-common';
export const NO_OP_EVENT_DISPATCHER: EventDispatcher;
export function init(config: IClientConfig): Promise<EppoClient>;
export function getInstance(): EppoClient;
export function offlineInit(config: IOfflineClientConfig): EppoClient;
export function getFlagsConfiguration(): string | null;
export function getBanditsConfiguration(): string;

// Without this line the helper types above would be exported too.
export {};
