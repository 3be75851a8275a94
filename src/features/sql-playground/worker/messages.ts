import type {SqlAnswer} from '../engine/answer.ts';
import type {OwnTable, TableFile} from '../engine/openTables.ts';

/** What a worker needs to start; nothing of it is there for the first one. */
export interface Prepared {
  module: WebAssembly.Module;
  demo: readonly TableFile[];
}

/** What the page says. */
export type ToWorker =
  | {kind: 'start'; prepared: Prepared | undefined; own: readonly TableFile[]}
  | {kind: 'run'; sql: string};

/** Why there is no engine. */
export type StartFailure = 'download' | 'refused';

export type FromWorker =
  | {kind: 'progress'; loaded: number; total: number}
  /** The opened are the files of the reader, by name. */
  | {kind: 'ready'; prepared: Prepared; opened: ReadonlyMap<string, OwnTable>}
  | {kind: 'answer'; answer: SqlAnswer}
  | {kind: 'failed'; reason: StartFailure | 'crashed'};
