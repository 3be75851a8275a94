import {ENTITIES, EVENT_TABLES} from './catalog.ts';

type Row = Readonly<Record<string, string | null>>;

/** The rows of the demo data set as their files hold them, by table. */
export type DemoData = Readonly<Record<string, readonly Row[]>>;

/** The tables that metrics read. */
export const DEMO_TABLES: readonly string[] = [
  ...Object.values(ENTITIES).map(({assignments}) => assignments),
  ...Object.keys(EVENT_TABLES),
];

/** Reads a file of the demo data set: a line of names, then a line per row; empty is NULL. */
export function parseDemoFile(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] || null]));
  });
}
