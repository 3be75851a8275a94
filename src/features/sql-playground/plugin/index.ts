import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const DUCKDB = 'node_modules/@duckdb/duckdb-wasm/dist';

/** Brings DuckDB into the build, compressed, and loads only its part for workers. */
export function sqlPlaygroundPlugin(): Plugin {
  return {
    name: 'sql-playground',
    configureWebpack: (_config, isServer) =>
      isServer
        ? // Pages are rendered without the worker.
          {
            module: {
              rules: [
                {
                  test: /[\\/]sql-playground[\\/]ui[\\/]useSqlRun\.ts$/,
                  parser: {worker: false, url: false},
                },
              ],
            },
          }
        : {
            resolve: {
              alias: {
                'duckdb-in-worker$': path.resolve(DUCKDB, 'duckdb-browser-blocking.mjs'),
                '@duckdb/duckdb-wasm/blocking$': path.resolve(
                  DUCKDB,
                  'duckdb-browser-blocking.mjs',
                ),
              },
            },
            module: {
              rules: [
                {
                  test: /duckdb-eh\.wasm$/,
                  type: 'asset/resource',
                  generator: {filename: 'assets/js/[name].[contenthash:8].wasm.gz'},
                  use: [path.resolve('src/features/sql-playground/plugin/gzip.cjs')],
                },
              ],
            },
          },
  };
}
