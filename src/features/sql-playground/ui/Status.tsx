import type {ReactNode} from 'react';
import {OutdatedPage} from '../../../shared/outdatedPage.ts';
import NotLoaded from '../../../shared/ui/NotLoaded.tsx';
import {LIMIT_MS, type Outcome} from '../worker/client.ts';

type Failure = Extract<Outcome, {failure: unknown}>['failure'];

const notDownloaded = (error: Error) => (
  <NotLoaded what="The engine could not be downloaded." error={error} retry="run the query again" />
);

const FAILURES: Readonly<Record<Failure, ReactNode>> = {
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

const MB = 1_000_000;
const megabytes = (bytes: number): string => (bytes / MB).toFixed(1);

interface Props {
  isRunning: boolean;
  progress?: {loaded: number; total: number} | undefined;
  outcome?: Outcome | undefined;
}

function textOf({isRunning, progress, outcome}: Props): ReactNode {
  if (isRunning && progress && progress.loaded < progress.total) return 'Downloading the engine';
  if (isRunning) return progress ? 'Starting the engine' : 'Running';
  if (!outcome) return '';
  if ('failure' in outcome) return FAILURES[outcome.failure];
  const {results, problem, milliseconds} = outcome.answer;
  if (problem) {
    const {line, column, message} = problem;
    return `Line ${line}${column === undefined ? '' : `, column ${column}`}: ${message}`;
  }
  const rows = results.reduce((sum, result) => sum + result.rows.length, 0);
  const count = `${rows} ${rows === 1 ? 'row' : 'rows'}`;
  const from = results.length > 1 ? ` from ${results.length} statements` : '';
  return `${count}${from} in ${Math.max(1, Math.round(milliseconds))} ms`;
}

/** How far a run is, or what became of it, in a sentence that is read out. */
export default function Status(props: Props): ReactNode {
  const {isRunning, progress, outcome} = props;
  const isError = !isRunning && outcome && ('failure' in outcome || outcome.answer.problem);
  return (
    <>
      <p role="status" aria-label="Run" data-error={isError ? '' : undefined}>
        {textOf(props)}
      </p>
      {isRunning && progress && progress.loaded < progress.total && (
        <p>
          <progress aria-label="Download" max={progress.total} value={progress.loaded} />{' '}
          {megabytes(progress.loaded)} of {megabytes(progress.total)} MB
        </p>
      )}
    </>
  );
}
