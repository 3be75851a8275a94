import {BROWSER_RUNTIME, createDuckDB, VoidLogger} from 'duckdb-in-worker';
import type {DuckDBBindings} from '@duckdb/duckdb-wasm/blocking';

type Done = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

/**
 * Instantiates DuckDB from a compiled module. Rejects where the browser refuses, such as when there is
 * too little memory: DuckDB itself would wait forever for an instance.
 */
export function instantiate(
  database: DuckDBBindings,
  module: WebAssembly.Module,
): Promise<DuckDBBindings> {
  return new Promise((resolve, reject) => {
    const instantiateWasm = (imports: WebAssembly.Imports, done: Done): object => {
      WebAssembly.instantiate(module, imports)
        .then((instance) => done(instance, module))
        .catch(reject);
      return {};
    };
    Object.assign(database, {instantiateWasm});
    database.instantiate(() => undefined).then(resolve, reject);
  });
}

/** Starts DuckDB from a compiled module instead of an address, so that a second start is fast. */
export async function startDuckDB(module: WebAssembly.Module): Promise<DuckDBBindings> {
  const bundle = {mainModule: '', mainWorker: ''};
  const runtime = BROWSER_RUNTIME;
  const database = await createDuckDB({mvp: bundle, eh: bundle}, new VoidLogger(), runtime);
  Object.assign(globalThis, {DUCKDB_RUNTIME: runtime});
  return instantiate(database, module);
}
