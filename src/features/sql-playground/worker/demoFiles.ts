import {fillTable, type DemoTables} from '../engine/demoTables.ts';
import type {TableFile} from '../engine/openTables.ts';

const DEMO = '/demo';

async function download(name: string): Promise<Response> {
  const response = await fetch(`${DEMO}/${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/** Downloads the demo data: the files that the page about it offers, a few kilobytes. */
export async function demoFiles(): Promise<TableFile[]> {
  const tables = (await (await download('tables.json')).json()) as DemoTables;
  return Promise.all(
    Object.entries(tables).map(async ([table, columns]) => {
      const name = `${table}.csv`;
      const content = new Uint8Array(await (await download(name)).arrayBuffer());
      return {name, content, sql: fillTable(table, columns, name)};
    }),
  );
}
