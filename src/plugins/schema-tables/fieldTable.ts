import type {PhrasingContent, Table} from 'mdast';
import type {Certainty, FieldRow} from '../../schemas/types.ts';
import {certaintyBadge} from '../certaintyBadge.ts';
import {table, type Column} from './table.ts';

/** Whether fields must be there; with their defaults, when some have one. */
function presence(rows: readonly FieldRow[]): Column<FieldRow> {
  if (rows.every((row) => row.default === undefined)) {
    const isAnyRequired = rows.some(({isRequired}) => isRequired);
    const word = (isRequired: boolean) => (isRequired ? 'yes' : '–');
    return {title: 'Required', cell: (row) => (isAnyRequired ? word(row.isRequired) : '')};
  }
  return {title: 'Default', cell: (row) => (row.isRequired ? 'required' : (row.default ?? '–'))};
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
  const isMixed = rows.some((row) => row.certainty !== certainty);
  const columns: Column<FieldRow>[] = [
    {title: 'Field', cell: ({name}) => `\`${name}\``},
    {title: 'Type', cell: ({type}) => type},
    presence(rows),
    {title: 'Meaning', cell: ({meaning}) => meaning},
    {title: 'Basis', cell: (row) => (isMixed ? basisOf(row) : [])},
  ];
  return table(columns, rows);
}
