import type {PhrasingContent, Table} from 'mdast';
import type {Certainty, FieldRow} from '../schemas/types.ts';
import {certaintyBadge} from '../certaintyBadge.ts';
import {code, text} from '../../../shared/mdx/nodes.ts';
import {parseInline} from '../../../shared/mdx/parseMarkdown.ts';
import {table, type Column} from '../../../shared/mdx/table.ts';

/** Whether fields must be there; with their defaults, when some have one. */
function presence(rows: readonly FieldRow[]): Column<FieldRow> {
  if (rows.every((row) => row.default === undefined)) {
    const isAnyRequired = rows.some(({isRequired}) => isRequired);
    const word = (isRequired: boolean) => (isRequired ? 'yes' : '–');
    return {title: 'Required', cell: (row) => (isAnyRequired ? word(row.isRequired) : '')};
  }
  return {title: 'Default', cell: (row) => (row.isRequired ? 'required' : (row.default ?? '–'))};
}

/** What a field means, after a word for how sure it is where that differs from the object. */
function meaningCell(row: FieldRow, certainty: Certainty | undefined): PhrasingContent[] {
  const meaning = parseInline(row.meaning);
  return row.certainty === undefined || row.certainty === certainty
    ? meaning
    : [certaintyBadge(row.certainty), text(' '), ...meaning];
}

/** What a table of fields may show beside the fields. */
interface FieldTableOptions<Row> {
  /** What the reader was told about the object: fields of another certainty are marked. */
  certainty?: Certainty;
  /** Title of the first column. */
  title?: string;
  /** Columns after the first. */
  more?: readonly Column<Row>[];
}

/** Builds the table of an object's fields. */
export function fieldTable<Row extends FieldRow>(
  rows: readonly Row[],
  {certainty, title = 'Field', more = []}: FieldTableOptions<Row> = {},
): Table {
  return table<Row>(
    [
      {title, cell: ({name}) => [code(name)]},
      ...more,
      {title: 'Type', cell: ({type}) => type},
      presence(rows),
      {title: 'Meaning', cell: (row) => meaningCell(row, certainty)},
    ],
    rows,
  );
}
