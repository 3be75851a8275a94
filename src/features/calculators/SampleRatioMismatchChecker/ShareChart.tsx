import type {ReactNode} from 'react';
import {formatPercent} from '../kit/format.ts';
import styles from './styles.module.css';

interface ShareRow {
  name: string;
  /** Fractions of all subjects. */
  actual: number;
  planned: number;
}

/** One bar per variation for its share of the subjects, and a mark where the plan puts it. */
export default function ShareChart({rows}: {rows: readonly ShareRow[]}): ReactNode {
  const alt =
    'Share of subjects by variation. ' +
    rows
      .map(({name, actual, planned}) => {
        return `${name}: ${formatPercent(actual)}, planned ${formatPercent(planned)}`;
      })
      .join('; ');
  const longest = Math.max(...rows.flatMap(({actual, planned}) => [actual, planned])) * 1.05;
  return (
    <div role="img" aria-label={alt} className={styles.chart}>
      {rows.map(({name, actual, planned}) => (
        <div key={name} className={styles.row}>
          <span>
            {name}, {formatPercent(actual)}
          </span>
          <div className={styles.track}>
            <div className={styles.bar} style={{inlineSize: `${(100 * actual) / longest}%`}} />
            <div className={styles.plan} style={{left: `${(100 * planned) / longest}%`}} />
          </div>
        </div>
      ))}
      <p className={styles.key}>The upright line marks the planned share.</p>
    </div>
  );
}
