import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {startParser, type SqlParser} from './parser.ts';

/** Starts the parser from `node_modules`. */
export async function startInstalledParser(): Promise<SqlParser> {
  const {resolve} = createRequire(import.meta.url);
  return startParser(await readFile(resolve('@polyglot-sql/sdk/polyglot_sql.wasm')));
}
