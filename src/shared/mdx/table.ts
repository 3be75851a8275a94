import type {PhrasingContent, Table, TableRow} from 'mdast';
import {parseInline} from './parseMarkdown.ts';

/** A column of a table; `cell` returns Markdown, or nodes. */
export interface Column<Row> {
  title: string;
  cell(row: Row): string | PhrasingContent[];
}

function tableRow(cells: readonly (string | PhrasingContent[])[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({
      type: 'tableCell' as const,
      children: typeof cell === 'string' ? parseInline(cell) : cell,
    })),
  };
}

/** Builds a Markdown table. Columns without any content are left out. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Table {
  const filled = columns.filter(({cell}) => rows.some((row) => cell(row).length > 0));
  return {
    type: 'table',
    children: [
      tableRow(filled.map(({title}) => title)),
      ...rows.map((row) => tableRow(filled.map(({cell}) => cell(row)))),
    ],
  };
}
