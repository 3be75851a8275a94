import type {Numbers} from './drawing/types.ts';

/** Rows that a listener can still follow; the table has them all. */
const MOST_ROWS = 8;

function describeRow([name = '', ...cells]: readonly string[], head: readonly string[]): string {
  const named = cells.map((cell, index) => [head[index + 1], cell].filter(Boolean).join(' '));
  const said = named.filter((_, index) => cells[index]);
  return `${[head[0], name].filter(Boolean).join(' ')}: ${said.join(', ')}.`;
}

/** Says what a chart shows: the writer's sentence, then its numbers. */
export function describe(alt: string, {head, rows}: Numbers): string {
  const told = rows.length > MOST_ROWS ? [rows[0]!, rows.at(-1)!] : rows;
  return [alt, ...told.map((row) => describeRow(row, head))].filter(Boolean).join(' ');
}
