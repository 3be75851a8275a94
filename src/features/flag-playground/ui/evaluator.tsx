import {OutdatedPage} from '../../../shared/outdatedPage.ts';
import NotLoaded from '../../../shared/ui/NotLoaded.tsx';
import {createWorkerClient, type WorkerClient} from '../../../shared/worker/client.ts';
import type {Question} from '../worker/answer.ts';

const because = (error: Error) => (
  <NotLoaded what="The evaluator could not be started." error={error} retry="change a field" />
);

export const NOT_STARTED = {
  outdated: because(new OutdatedPage()),
  unavailable: because(new Error('no worker')),
};

export type Evaluator<Reply> = WorkerClient<Question, Reply>;

/** Starts an evaluator of its own; its worker is loaded with the first question. */
export const newEvaluator = <Reply,>(limitMs: number): Evaluator<Reply> =>
  createWorkerClient(() => new Worker(new URL('../worker.ts', import.meta.url)), limitMs);
