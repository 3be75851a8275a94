import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import type {DuckDBConnection} from '@duckdb/node-api';
import {DuckDBInstance} from '@duckdb/node-api';

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

const folder = fileURLToPath(new URL('../../../static/demo/', import.meta.url));

/** Opens an in-memory database that holds the tables and the view of `static/demo`. */
export async function openDemoDatabase(): Promise<DuckDBConnection> {
  const tables = JSON.parse(await readFile(`${folder}tables.json`, 'utf8')) as Tables;
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  for (const [table, columns] of Object.entries(tables)) {
    const list = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
    await connection.run(`CREATE TABLE ${table} (${list.join(', ')})`);
    const file = `${folder}${table}.csv`.replaceAll("'", "''");
    await connection.run(`COPY ${table} FROM '${file}' (HEADER, NULLSTR '')`);
  }
  await connection.run(await readFile(`${folder}subjects.sql`, 'utf8'));
  return connection;
}
