import type {ReactNode} from 'react';
import type {StatementResult, SqlAnswer} from '../../engine/answer.ts';
import {barsOf} from '../../state/bars.ts';
import styles from './styles.lazy.module.css';
import ScrollableTable from '../../../../shared/ui/ScrollableTable/index.tsx';
import {groupDigits} from '../../../../shared/format.ts';
import {toCsv} from '../../../../shared/csv.ts';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import {downloadFile} from '../../../../shared/ui/downloadFile.ts';

/** Bars of a result with labels and a number; nothing for any other. */
function Chart({result}: {result: StatementResult}): ReactNode {
  const chart = barsOf(result);
  if (!chart) return null;
  return (
    <details>
      <summary>
        Chart of {chart.number} by {chart.label}
      </summary>
      <ul className={`clean-list ${styles.bars}`}>
        {chart.bars.map(({label, value, share}, index) => (
          <li key={index}>
            <span>{label}</span>
            <span className={styles.bar} style={{inlineSize: `${share * 100}%`}} />
            <span>{value}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** More are in the CSV; a page with all of them would be slow. */
const SHOWN_CELLS = 2_000;
const SHOWN_COLUMNS = 50;

function ResultTable({result}: {result: StatementResult}): ReactNode {
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

function download({columns, rows}: StatementResult): void {
  downloadFile(toCsv([columns.map(({name}) => name), ...rows]), 'result.csv');
}

/** What the statements returned; one that returns nothing is only counted. */
export default function Results({answer}: {answer: SqlAnswer}): ReactNode {
  const isOne = answer.results.length === 1;
  return answer.results.map((result, index) => (
    <section key={index} className={styles.result} aria-label={`Result ${index + 1}`}>
      {!isOne && (
        <p className={styles.name}>
          Statement {index + 1}, line {result.line}
        </p>
      )}
      {result.rows.length === 0 ? (
        <p>{result.isQuery ? 'No rows.' : 'Done.'}</p>
      ) : (
        <>
          <ResultTable result={result} />
          <Chart result={result} />
          <button type="button" className={controls.button} onClick={() => download(result)}>
            Download CSV
          </button>
        </>
      )}
    </section>
  ));
}
