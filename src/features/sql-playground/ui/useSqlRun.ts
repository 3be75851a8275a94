import {createOwnFiles} from '../state/ownFiles.ts';
import {createSqlClient, type Outcome} from '../worker/client.ts';
import {useCallback, useEffect, useRef, useState} from 'react';

/** The engine of the page: all editors share it, and it is downloaded with the first run. */
export const client = createSqlClient(
  () => new Worker(/* webpackChunkName: "sql-engine" */ new URL('../worker.ts', import.meta.url)),
);

/** The reader's own files, whose tables the engine has. */
export const ownFiles = createOwnFiles(client);

interface Progress {
  loaded: number;
  total: number;
}

interface Shown {
  isRunning: boolean;
  /** Of the download of the engine, while there is one. */
  progress?: Progress;
  /** The last one stays until the next is there. */
  outcome?: Outcome;
}

const canRun = (): boolean => 'WebAssembly' in window && 'DecompressionStream' in window;

/** Runs SQL in the engine of the page, and says how far that is. */
export function useSqlRun() {
  const [shown, setShown] = useState<Shown>({isRunning: false});
  const running = useRef<{cancel: () => void}>(undefined);
  useEffect(() => () => running.current?.cancel(), []);

  const run = useCallback((sql: string) => {
    if (!canRun()) return setShown({isRunning: false, outcome: {failure: 'refused'}});
    setShown(({outcome}) => ({isRunning: true, ...(outcome ? {outcome} : {})}));
    running.current = client.run(
      sql,
      (loaded, total) => setShown((previous) => ({...previous, progress: {loaded, total}})),
      (outcome) => setShown({isRunning: false, outcome}),
    );
  }, []);

  return {...shown, run, cancel: () => running.current?.cancel()};
}
