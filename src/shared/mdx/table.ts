import type {PhrasingContent, Table, TableRow} from 'mdast';
import {parseInline} from './parseMarkdown.ts';

/** A column of a table; `cell` returns Markdown, or nodes. */
export interface Column<Row> {
  title: string;
  /** Whether its cells name their rows. */
  isRowHeader?: boolean;
  cell(row: Row): string | PhrasingContent[];
}

const ROW_HEADER = {hName: 'th', hProperties: {scope: 'row'}};

/** Builds a Markdown table. Columns without any content are left out. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Table {
  const filled = columns.filter(({cell}) => rows.some((row) => cell(row).length > 0));
  const tableRow = (
    contentOf: (column: Column<Row>) => string | PhrasingContent[],
    isHead: boolean,
  ): TableRow => ({
    type: 'tableRow',
    children: filled.map((column) => {
      const content = contentOf(column);
      return {
        type: 'tableCell',
        ...(column.isRowHeader && !isHead ? {data: ROW_HEADER} : {}),
        children: typeof content === 'string' ? parseInline(content) : content,
      };
    }),
  });
  return {
    type: 'table',
    children: [
      tableRow(({title}) => title, true),
      ...rows.map((row) => tableRow(({cell}) => cell(row), false)),
    ],
  };
}
