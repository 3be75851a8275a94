import type {StatementResult} from '../engine/answer.ts';

const RE_SPECIAL = /[",\r\n]/;

function field(value: string | null): string {
  if (value === null) return '';
  // An empty text is quoted, and so no NULL.
  return value === '' || RE_SPECIAL.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** A result as CSV with a header; NULL is an empty field. */
export function toCsv({columns, rows}: StatementResult): string {
  const lines = [columns.map(({name}) => name), ...rows];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
