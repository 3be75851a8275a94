import type {Outcome} from '../worker/client.ts';
import {LIMIT_MS} from '../worker/client.ts';

type Failure = Extract<Outcome, {failure: unknown}>['failure'];

/** What is said when a run has no answer. */
export const FAILURES: Readonly<Record<Failure, string>> = {
  canceled: 'Canceled.',
  crashed:
    'The query was more than the engine could take. A new engine is ready: change the query and ' +
    'run it again.',
  download:
    'The engine could not be downloaded. Check your network connection and run the query again.',
  refused:
    'This browser does not start the engine: it needs WebAssembly, which is missing or switched ' +
    'off. The results on the page stand without it.',
  timeout: `The query took longer than ${LIMIT_MS / 1000} seconds and was stopped. Add a condition or a LIMIT.`,
};
