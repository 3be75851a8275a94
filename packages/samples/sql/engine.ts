import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {
  createDuckDB,
  NODE_RUNTIME,
  VoidLogger,
  type DuckDBBindings,
  type DuckDBConnection,
} from '@duckdb/duckdb-wasm/blocking';
import {
  fillTable,
  type DemoTables,
} from '../../../src/features/sql-playground/engine/demoTables.ts';
import {
  openTables,
  type TableFile,
} from '../../../src/features/sql-playground/engine/openTables.ts';
import {ROOT} from '../core/paths.ts';

const DEMO = join(ROOT, 'static/demo');

/** An open database, and the engine that it is open in. */
export type Database = {engine: DuckDBBindings; connection: DuckDBConnection};

/**
 * The engine comes without its extension for JSON. Stands for the function of it that a sample may
 * use, where the value is no object or list.
 */
const JSON_FUNCTION = String.raw`CREATE MACRO json_extract_string(json, path) AS
  nullif(regexp_extract(json, '"' || ltrim(path, '$.') || '"\s*:\s*"?([^",{}\[\]]*)', 1), '')`;

let started: Promise<DuckDBBindings> | undefined;

/** Starts, in Node, the engine that readers have in the page. To compile it takes seconds. */
export async function startEngine(): Promise<DuckDBBindings> {
  const mainModule = createRequire(import.meta.url).resolve(
    '@duckdb/duckdb-wasm/dist/duckdb-eh.wasm',
  );
  const bundle = {mainModule, mainWorker: ''};
  const engine = await createDuckDB({mvp: bundle, eh: bundle}, new VoidLogger(), NODE_RUNTIME);
  await engine.instantiate();
  return engine;
}

/** The tables of the demo data, as files to open the engine with. */
export function demoFiles(): TableFile[] {
  const tables = JSON.parse(readFileSync(join(DEMO, 'tables.json'), 'utf8')) as DemoTables;
  return Object.entries(tables).map(([table, columns]) => {
    const name = `${table}.csv`;
    return {name, content: readFileSync(join(DEMO, name)), sql: fillTable(table, columns, name)};
  });
}

/**
 * Opens an in-memory database that holds the tables and the view of `static/demo`, in the one engine
 * of this process: whatever was open in it is closed.
 */
export async function openDemoDatabase(): Promise<Database> {
  const engine = await (started ??= startEngine());
  const connection = openTables(engine, demoFiles());
  connection.query(JSON_FUNCTION);
  return {engine, connection};
}
