import {Fragment, type ReactNode} from 'react';
import type {OwnTable} from '../engine/openTables.ts';
import {tableName} from '../state/ownTable.ts';

interface Props {
  file: string;
  /** What became of it, which is not known before the engine starts. */
  table: OwnTable | undefined;
}

/** The table of a file with its columns, or why it has none. */
export default function OwnFile({file, table}: Props): ReactNode {
  if (table && 'problem' in table) return `${file} cannot be read. ${table.problem}`;
  return (
    <>
      {/* In quotes, a word of SQL can be a name, too. */}
      {file} is the table <code>&quot;{tableName(file)}&quot;</code>
      {table?.columns.map(({name, type}, index) => (
        <Fragment key={name}>
          {index === 0 ? ': ' : ', '}
          <code>{name}</code> {type}
        </Fragment>
      ))}
      .
    </>
  );
}
