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
