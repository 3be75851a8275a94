import {BROWSER_RUNTIME, createDuckDB, VoidLogger} from 'duckdb-in-worker';
import type {DuckDBBindings} from '@duckdb/duckdb-wasm/blocking';

type Instantiate = (
  imports: WebAssembly.Imports,
  done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
) => object;

/** Starts DuckDB from a compiled module instead of an address, so that a second start is fast. */
export async function startDuckDB(module: WebAssembly.Module): Promise<DuckDBBindings> {
  const bundle = {mainModule: '', mainWorker: ''};
  const runtime = BROWSER_RUNTIME;
  const database = await createDuckDB({mvp: bundle, eh: bundle}, new VoidLogger(), runtime);
  const instantiateWasm: Instantiate = (imports, done) => {
    Object.assign(globalThis, {DUCKDB_RUNTIME: runtime});
    void WebAssembly.instantiate(module, imports).then((instance) => done(instance, module));
    return {};
  };
  Object.assign(database, {instantiateWasm});
  return database.instantiate(() => undefined);
}
