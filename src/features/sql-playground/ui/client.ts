import {createOwnFiles} from '../state/ownFiles.ts';
import {createSqlClient} from '../worker/client.ts';

/** The engine of the page: all editors share it, and it is downloaded with the first run. */
export const client = createSqlClient(
  () => new Worker(/* webpackChunkName: "sql-engine" */ new URL('../worker.ts', import.meta.url)),
);

/** The reader's own files, whose tables the engine has. */
export const ownFiles = createOwnFiles(client);
