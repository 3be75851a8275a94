import type {ReactNode} from 'react';
import ScrollableTable from '../../../../shared/ui/ScrollableTable/index.tsx';
import type {StatementResult} from '../../engine/answer.ts';
import {groupDigits} from '../../../../shared/groupDigits.ts';

/** More are in the CSV; a page with all of them would be slow. */
const SHOWN_CELLS = 2_000;
const SHOWN_COLUMNS = 50;

/** The first rows of a result, with names and types. */
export default function ResultTable({result}: {result: StatementResult}): ReactNode {
  const columns = result.columns.slice(0, SHOWN_COLUMNS);
  const rows = result.rows.slice(0, Math.ceil(SHOWN_CELLS / Math.max(1, columns.length)));
  const isWhole = rows.length === result.rows.length && columns.length === result.columns.length;
  const count = `${result.hasMore ? 'more than ' : ''}${groupDigits(result.rows.length)}`;
  return (
    <>
      <ScrollableTable>
        <thead>
          <tr>
            {columns.map(({name, type}, index) => (
              <th key={index} scope="col">
                {name} <small>{type}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((_, column) => (
                <td key={column}>{row[column] ?? <em>NULL</em>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      {(!isWhole || result.hasMore) && (
        <p>
          Shown: {groupDigits(rows.length)} of {count} rows, {columns.length} of{' '}
          {result.columns.length} columns.
          {result.hasMore && ` The CSV has the first ${groupDigits(result.rows.length)}.`}
        </p>
      )}
    </>
  );
}
