import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  createDuckDB,
  NODE_RUNTIME,
  VoidLogger,
  type DuckDBBindings,
} from '@duckdb/duckdb-wasm/blocking';
import type {SqlAnswer} from '../../src/features/sql-playground/engine/answer.ts';
import {fillTable, type DemoTables} from '../../src/features/sql-playground/engine/demoTables.ts';
import {openTables, type TableFile} from '../../src/features/sql-playground/engine/openTables.ts';
import {runSql} from '../../src/features/sql-playground/engine/runSql.ts';

/** Compiling the engine takes seconds, many on a busy machine. */
export const START_LIMIT_MS = 60_000;

const DEMO = 'static/demo';

/** The tables of the demo data, as files to open the engine with. */
export function demoFiles(): TableFile[] {
  const tables = JSON.parse(readFileSync(`${DEMO}/tables.json`, 'utf8')) as DemoTables;
  return Object.entries(tables).map(([table, columns]) => {
    const name = `${table}.csv`;
    return {name, content: readFileSync(`${DEMO}/${name}`), sql: fillTable(table, columns, name)};
  });
}

/** Starts the engine of the browser in Node. */
export async function startEngine(): Promise<DuckDBBindings> {
  const mainModule = path.resolve('node_modules/@duckdb/duckdb-wasm/dist/duckdb-eh.wasm');
  const bundle = {mainModule, mainWorker: ''};
  const database = await createDuckDB({mvp: bundle, eh: bundle}, new VoidLogger(), NODE_RUNTIME);
  await database.instantiate();
  return database;
}

/** Runs SQL on fresh demo data. */
export function answerOf(database: DuckDBBindings, sql: string): SqlAnswer {
  return runSql(database, openTables(database, demoFiles()), sql);
}
