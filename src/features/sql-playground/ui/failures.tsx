import type {ReactNode} from 'react';
import {OutdatedPage} from '../../../shared/outdatedPage.ts';
import NotLoaded from '../../../shared/ui/NotLoaded.tsx';
import {LIMIT_MS, type Outcome} from '../worker/client.ts';

type Failure = Extract<Outcome, {failure: unknown}>['failure'];

const notDownloaded = (error: Error) => (
  <NotLoaded what="The engine could not be downloaded." error={error} retry="run the query again" />
);

/** What is said when a run has no answer. */
export const FAILURES: Readonly<Record<Failure, ReactNode>> = {
  canceled: 'Canceled.',
  crashed:
    'The query was more than the engine could take. A new engine is ready: change the query and ' +
    'run it again.',
  download: notDownloaded(new Error('no network')),
  outdated: notDownloaded(new OutdatedPage()),
  refused:
    'This browser does not start the engine: it needs WebAssembly, which is missing or switched ' +
    'off, or more memory than is left. The results on the page stand without it.',
  timeout: `The query took longer than ${LIMIT_MS / 1000} seconds and was stopped. Add a condition or a LIMIT.`,
};
