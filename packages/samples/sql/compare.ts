import type {Table} from '../core/types.ts';
import type {QueryResult} from './execute.ts';

/** A row of the page that stands for rows it leaves out. */
const RE_OMITTED = /^(?:…|\.\.\.)$/;
const RE_NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

type TableProblem = {line: number; message: string; hint: string};

function plain(cell: string): string {
  return cell.replace(/[`*]/g, '').trim();
}

function columnKey(name: string): string {
  return plain(name)
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** The number a cell shows and half a unit of its last digit; undefined for other text. */
function shownNumber(cell: string): {value: number; tolerance: number} | undefined {
  const text = cell.replace(/[$€,\s]/g, '').replace('−', '-');
  const percent = text.endsWith('%');
  const digits = percent ? text.slice(0, -1) : text;
  if (!RE_NUMBER.test(digits)) return undefined;
  const decimals = digits.split('.')[1]?.length ?? 0;
  const scale = percent ? 0.01 : 1;
  return {value: Number(digits) * scale, tolerance: (0.5 * 10 ** -decimals + 1e-9) * scale};
}

function isSameCell(shown: string, actual: string | null): boolean {
  const text = plain(shown);
  if (actual === null) return /^(?:NULL|null|[–—-])?$/.test(text);
  if (text === actual) return true;
  const number = shownNumber(text);
  if (number && RE_NUMBER.test(actual)) {
    return Math.abs(Number(actual) - number.value) <= number.tolerance;
  }
  // Timestamps may leave out zero seconds and a time of midnight.
  return /^\d{4}-\d\d-\d\d/.test(text) && actual.replace(/(?::00| 00:00:00)$/, '') === text;
}

function isSameRow(shown: readonly string[], actual: readonly (string | null)[]): boolean {
  return (
    shown.length === actual.length && shown.every((cell, i) => isSameCell(cell, actual[i] ?? null))
  );
}

function markdown({columns, rows}: QueryResult): string {
  const line = (cells: readonly (string | null)[]) =>
    `| ${cells.map((cell) => cell ?? 'NULL').join(' | ')} |`;
  return [line(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(line)].join('\n');
}

/** The rows to compare: those around the row that says others are left out. */
function expectedRows(table: Table, result: QueryResult): (string | null)[][] {
  const gap = table.rows.findIndex((row) => row.every((cell) => RE_OMITTED.test(plain(cell))));
  if (gap === -1) return result.rows;
  const after = table.rows.length - gap - 1;
  const tail = after === 0 ? [] : result.rows.slice(-after);
  return [...result.rows.slice(0, gap), ['…'], ...tail];
}

function sortedForComparison(rows: readonly (string | null)[][], shown: readonly string[][]) {
  const rest = [...rows];
  return shown.map((row) => {
    const index = rest.findIndex((actual) => isSameRow(row, actual));
    return index === -1 ? undefined : rest.splice(index, 1)[0];
  });
}

/**
 * Compares the table on the page with what the query returns. Numbers may be rounded to the digits
 * shown, `5 %` may stand for 0.05, a row of `…` for rows that are left out, and order counts only
 * when the query says `ORDER BY`.
 *
 * @returns the first difference, with the right table as Markdown in the hint
 */
export function compareTable(
  table: Table,
  result: QueryResult,
  ordered: boolean,
): TableProblem | undefined {
  const hint = `the query returns\n${markdown(result)}`;
  const header = table.header.map(columnKey);
  const columns = result.columns.map(columnKey);
  if (header.join('|') !== columns.join('|')) {
    const message = `the table has the columns ${header.join(', ')}, the query ${columns.join(', ')}`;
    return {line: table.line, message, hint};
  }
  const expected = expectedRows(table, result);
  if (table.rows.length !== expected.length) {
    const message = `the table has ${table.rows.length} rows, the query returns ${expected.length}`;
    return {line: table.line, message, hint};
  }
  const matched = ordered ? expected : sortedForComparison(expected, table.rows);
  const wrong = table.rows.findIndex((row, i) => {
    if (row.every((cell) => RE_OMITTED.test(plain(cell)))) return false;
    return !isSameRow(row, matched[i] ?? []);
  });
  if (wrong === -1) return undefined;
  const shown = table.rows[wrong]?.map(plain).join(' | ');
  // Below the header row comes the line of dashes.
  return {line: table.line + 2 + wrong, message: `this row is not in the result: ${shown}`, hint};
}
