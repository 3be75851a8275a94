import {OutdatedPage} from '../../../shared/outdatedPage.ts';
import NotLoaded from '../../../shared/ui/NotLoaded.tsx';
import {createWorkerClient, type WorkerClient} from '../../../shared/worker/client.ts';
import type {Answer, ManyAnswer, Question} from '../worker/answer.ts';

const because = (error: Error) => (
  <NotLoaded what="The evaluator could not be started." error={error} retry="change a field" />
);

/** What is said when no worker answers. */
export const NOT_STARTED = {
  outdated: because(new OutdatedPage()),
  unavailable: because(new Error('no worker')),
};

type Asked<Kind> = Extract<Question, {kind: Kind}>;

export type OneClient = WorkerClient<Asked<'one'>, Answer>;
export type ManyClient = WorkerClient<Asked<'many'>, ManyAnswer>;

const startWorker = (): Worker => new Worker(new URL('../worker.ts', import.meta.url));

/** One evaluation takes a few milliseconds; one that takes this long never ends. */
const ONE_LIMIT_MS = 1_000;

/** Twice 10,000 evaluations take half a second on a slow computer. */
const MANY_LIMIT_MS = 10_000;

/** Starts the evaluator for one playground; its worker is loaded with the first question. */
export const newEvaluator = (): OneClient => createWorkerClient(startWorker, ONE_LIMIT_MS);

/** Starts an evaluator of many subjects, which does not hold up the one of the form. */
export const newManyEvaluator = (): ManyClient => createWorkerClient(startWorker, MANY_LIMIT_MS);
