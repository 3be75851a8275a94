import type {PhrasingContent, Table} from 'mdast';
import type {Certainty, FieldRow} from '../../schemas/types.ts';
import {certaintyBadge} from '../certaintyBadge.ts';
import {table, type Column} from './table.ts';

function defaultText({isRequired, default: value}: FieldRow): string | undefined {
  return isRequired ? 'required' : value;
}

/** How sure a row is. */
export function basisOf({certainty}: {certainty?: Certainty}): PhrasingContent[] {
  return certainty ? [certaintyBadge(certainty)] : [];
}

/**
 * Builds the table of an object's fields.
 *
 * @param certainty what the reader was told about the object: the column that says how sure each
 * field is appears only when one differs
 */
export function fieldTable(rows: readonly FieldRow[], certainty?: Certainty): Table {
  const hasDefaults = rows.some((row) => defaultText(row));
  const isMixed = rows.some((row) => row.certainty !== certainty);
  const columns: Column<FieldRow>[] = [
    {title: 'Field', cell: ({name}) => `\`${name}\``},
    {title: 'Type', cell: ({type}) => type},
    {title: 'Default', cell: (row) => (hasDefaults ? (defaultText(row) ?? '–') : '')},
    {title: 'Meaning', cell: ({meaning}) => meaning},
    {title: 'Basis', cell: (row) => (isMixed ? basisOf(row) : [])},
  ];
  return table(columns, rows);
}
