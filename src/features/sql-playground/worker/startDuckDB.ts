import {BROWSER_RUNTIME, createDuckDB, VoidLogger} from 'duckdb-in-worker';
import type {DuckDBBindings} from '@duckdb/duckdb-wasm/blocking';
import {instantiate} from './instantiate.ts';

/** Starts DuckDB from a compiled module instead of an address, so that a second start is fast. */
export async function startDuckDB(module: WebAssembly.Module): Promise<DuckDBBindings> {
  const bundle = {mainModule: '', mainWorker: ''};
  const runtime = BROWSER_RUNTIME;
  const database = await createDuckDB({mvp: bundle, eh: bundle}, new VoidLogger(), runtime);
  Object.assign(globalThis, {DUCKDB_RUNTIME: runtime});
  return instantiate(database, module);
}
