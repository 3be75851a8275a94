import type {Table} from 'mdast';
import {code, text} from '../../../shared/mdx/nodes.ts';
import {table} from '../../../shared/mdx/table.ts';
import type {SdkRow} from './rows.ts';
import {sinceBadge} from './version.ts';

/** The manifest records either the version or what to use instead. */
function deprecation(deprecated: string): string {
  return /^\d/.test(deprecated) ? `Deprecated since ${deprecated}.` : `Deprecated: ${deprecated}.`;
}

function meaningOf({meaning, deprecated}: SdkRow): string {
  if (!deprecated) return meaning;
  return [meaning && meaning.replace(/[.;]?$/, '.'), deprecation(deprecated)].join(' ').trim();
}

/**
 * Builds a table of options, parameters or fields; columns that would be empty are left out.
 *
 * @param label heading of the first column
 * @param isOutput whether the SDK logs or returns this: then nothing is required or has a default
 */
export function rowsTable(label: string, rows: readonly SdkRow[], isOutput: boolean): Table {
  const hasDefaults = !isOutput && rows.some((row) => row.default !== undefined || !row.required);
  return table<SdkRow>(
    [
      {
        title: label,
        isRowHeader: true,
        cell: ({name, since}) => [code(name), ...(since ? [text(' '), sinceBadge(since)] : [])],
      },
      {title: 'Type', cell: ({type}) => [code(type)]},
      {
        title: 'Default',
        cell(row) {
          if (!hasDefaults) return '';
          if (row.default !== undefined) return [code(row.default)];
          return row.required ? 'required' : 'none';
        },
      },
      {title: 'Meaning', cell: meaningOf},
    ],
    rows,
  );
}
