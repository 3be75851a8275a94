import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {startParser, type SqlParser} from './parser.ts';

/** Starts the parser from `node_modules` of the working directory. */
export async function startInstalledParser(): Promise<SqlParser> {
  const {resolve} = createRequire(path.resolve('package.json'));
  return startParser(await readFile(resolve('@polyglot-sql/sdk/polyglot_sql.wasm')));
}
