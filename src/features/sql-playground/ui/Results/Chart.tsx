import type {ReactNode} from 'react';
import type {StatementResult} from '../../engine/answer.ts';
import {barsOf} from '../../state/bars.ts';
import styles from './styles.lazy.module.css';

/** Bars of a result with labels and a number; nothing for any other. */
export default function Chart({result}: {result: StatementResult}): ReactNode {
  const chart = barsOf(result);
  if (!chart) return null;
  return (
    <details>
      <summary>
        Chart of {chart.number} by {chart.label}
      </summary>
      <ul className={styles.bars}>
        {chart.bars.map(({label, value, share}, index) => (
          <li key={index}>
            <span className={styles.label}>{label}</span>
            <span className={styles.bar} style={{inlineSize: `${share * 100}%`}} />
            <span>{value}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
