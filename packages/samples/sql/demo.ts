import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import type {DuckDBConnection} from '@duckdb/node-api';
import {DuckDBInstance} from '@duckdb/node-api';
import {
  fillTable,
  SUBJECTS_VIEW,
  type DemoTables,
} from '../../../src/features/sql-playground/engine/demoTables.ts';

const folder = fileURLToPath(new URL('../../../static/demo/', import.meta.url));

/** Opens an in-memory database that holds the tables and the view of `static/demo`. */
export async function openDemoDatabase(): Promise<DuckDBConnection> {
  const tables = JSON.parse(await readFile(`${folder}tables.json`, 'utf8')) as DemoTables;
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  for (const [table, columns] of Object.entries(tables)) {
    await connection.run(fillTable(table, columns, `${folder}${table}.csv`));
  }
  await connection.run(SUBJECTS_VIEW);
  return connection;
}
