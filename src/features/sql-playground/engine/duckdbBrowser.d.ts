/** The build of DuckDB for a worker that calls it directly; the package has no types for its address. */
declare module 'duckdb-in-worker' {
  import type {DuckDBBindings, DuckDBBundles, DuckDBRuntime, Logger} from '@duckdb/duckdb-wasm';

  export {VoidLogger} from '@duckdb/duckdb-wasm';
  export const BROWSER_RUNTIME: DuckDBRuntime;
  export function createDuckDB(
    bundles: DuckDBBundles,
    logger: Logger,
    runtime: DuckDBRuntime,
  ): Promise<DuckDBBindings>;
}
