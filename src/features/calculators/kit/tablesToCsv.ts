import {toCsv} from '../../../shared/csv.ts';
import type {Table} from './types.ts';

const RE_NUMBER = /^[+−-]?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?%?$/;

/** A shown number as a spreadsheet reads it: no commas between thousands, a plain minus. */
function cellOf(text: string): string {
  return RE_NUMBER.test(text) ? text.replaceAll(/[,+]/g, '').replace('−', '-') : text;
}

/** Tables below each other, each under its caption, with an empty line between them. */
export function tablesToCsv(tables: readonly Table[]): string {
  return tables
    .map(({caption, head, rows}) => toCsv([[caption], head, ...rows.map((row) => row.map(cellOf))]))
    .join('\r\n');
}
