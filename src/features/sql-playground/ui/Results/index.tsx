import type {ReactNode} from 'react';
import {toCsv} from '../../../../shared/csv.ts';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import {downloadCsv} from '../../../../shared/ui/downloadCsv.ts';
import type {SqlAnswer, StatementResult} from '../../engine/answer.ts';
import Chart from './Chart.tsx';
import ResultTable from './ResultTable.tsx';
import styles from './styles.lazy.module.css';

function download({columns, rows}: StatementResult): void {
  downloadCsv(toCsv([columns.map(({name}) => name), ...rows]), 'result.csv');
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
