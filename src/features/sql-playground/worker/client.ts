import type {SqlAnswer} from '../engine/answer.ts';
import type {OwnTable, TableFile} from '../engine/openTables.ts';
import {isSiteReachable} from '../../../shared/outdatedPage.ts';

/** Says how many bytes of how many have arrived. */
export type OnProgress = (loaded: number, total: number) => void;

/** What a worker needs to start; nothing of it is there for the first one. */
export interface Prepared {
  module: WebAssembly.Module;
  demo: readonly TableFile[];
}

export type ToWorker =
  | {kind: 'start'; prepared: Prepared | undefined; own: readonly TableFile[]}
  | {kind: 'run'; sql: string};

export type StartFailure = 'download' | 'refused';

export type FromWorker =
  | {kind: 'progress'; loaded: number; total: number}
  /** The opened are the files of the reader, by name. */
  | {kind: 'ready'; prepared: Prepared; opened: ReadonlyMap<string, OwnTable>}
  | {kind: 'answer'; answer: SqlAnswer}
  | {kind: 'failed'; reason: StartFailure | 'crashed'};

/** A query of the demo data takes milliseconds; one that takes this long is stopped. */
export const LIMIT_MS = 20_000;

/** What became of a run. Outdated: the worker's file is gone although the site answers. */
export type Outcome =
  {answer: SqlAnswer} | {failure: StartFailure | 'canceled' | 'crashed' | 'outdated' | 'timeout'};

interface Job {
  sql: string;
  onProgress: OnProgress;
  done: (outcome: Outcome) => void;
}

type OnOpened = (tables: ReadonlyMap<string, OwnTable>) => void;

interface SqlClient {
  /** Tells what becomes of the run, once. The first run waits for the download of the engine. */
  run(sql: string, onProgress: OnProgress, done: (outcome: Outcome) => void): {cancel: () => void};
  /**
   * Adds tables of the reader's own to those of the demo data.
   *
   * @param onOpened told what became of each, by its name, whenever an engine has started.
   */
  setFiles(files: readonly TableFile[], onOpened: OnOpened): void;
  /** Whether the engine has been downloaded. */
  isLoaded(): boolean;
}

/**
 * Connects to workers that `start` starts. A worker that is to stop is ended, whatever it does,
 * and the next one gets the compiled engine from the last.
 */
export function createSqlClient(start: () => Worker, limitMs = LIMIT_MS): SqlClient {
  let worker: Worker | undefined;
  let isReady = false;
  let prepared: Prepared | undefined;
  let own: readonly TableFile[] = [];
  let onOpened: OnOpened = () => undefined;
  let running: Job | undefined;
  let waiting: Job[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (message: ToWorker): void => worker?.postMessage(message);

  const drop = (): void => {
    worker?.terminate();
    worker = undefined;
    isReady = false;
  };

  const settle = (outcome: Outcome): void => {
    const settled = running;
    running = undefined;
    clearTimeout(timer);
    settled?.done(outcome);
    next();
  };

  const fail = (failure: Exclude<Outcome, {answer: unknown}>['failure']): void => {
    drop();
    // The next run finds an engine that is ready.
    if (prepared) connect();
    settle({failure});
  };

  const watch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => fail('timeout'), limitMs);
  };

  const hear = (message: FromWorker): void => {
    switch (message.kind) {
      case 'progress':
        running?.onProgress(message.loaded, message.total);
        break;
      case 'ready':
        prepared = message.prepared;
        isReady = true;
        onOpened(message.opened);
        if (running) watch();
        break;
      case 'answer':
        settle({answer: message.answer});
        break;
      case 'failed':
        if (message.reason !== 'crashed') prepared = undefined;
        fail(message.reason);
    }
  };

  const lose = async (): Promise<void> => {
    if (isReady) return fail('crashed');
    const asked = running;
    prepared = undefined;
    drop();
    const failure = (await isSiteReachable()) ? 'outdated' : 'download';
    // Unless it was given up meanwhile.
    if (running === asked) fail(failure);
  };

  const connect = (): void => {
    const started = start();
    worker = started;
    started.onmessage = ({data}: MessageEvent<FromWorker>) => hear(data);
    started.onerror = () => {
      // One that was ended while it was loaded fails, too.
      if (started === worker) void lose();
    };
    tell({kind: 'start', prepared, own});
  };

  const next = (): void => {
    if (running) return;
    running = waiting.shift();
    if (!running) return;
    if (!worker) connect();
    tell({kind: 'run', sql: running.sql});
    if (isReady) watch();
  };

  return {
    run: (sql, onProgress, done) => {
      const job = {sql, onProgress, done};
      waiting.push(job);
      next();
      return {
        cancel: () => {
          if (running === job) fail('canceled');
          else if (waiting.includes(job)) {
            waiting = waiting.filter((each) => each !== job);
            done({failure: 'canceled'});
          }
        },
      };
    },
    setFiles: (files, tell) => {
      own = files;
      onOpened = tell;
      if (running) return fail('canceled');
      drop();
      if (prepared) connect();
    },
    isLoaded: () => prepared !== undefined,
  };
}
