import {init, parse} from '@polyglot-sql/sdk/manual';

/** Reads a statement as a dialect of sqlglot, without asking which names and functions exist. */
export type SqlParser = typeof parse;

/**
 * Starts the parser, which takes some 100 MB of memory.
 *
 * @param wasm `polyglot_sql.wasm` of the package
 */
export async function startParser(wasm: Uint8Array): Promise<SqlParser> {
  // What is no address is taken as the module itself.
  await init({wasmUrl: wasm as unknown as URL});
  // Its parts are compiled with their first use, which would count against a limit of time.
  parse('with a as (select count(*) from b join c using (d) group by 1) select * from a');
  return parse;
}
