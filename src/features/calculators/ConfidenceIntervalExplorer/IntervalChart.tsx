import type {ReactNode} from 'react';
import {linearScale} from '../kit/chartScale.ts';
import {formatPercent} from '../kit/format.ts';
import {formatBounds} from './describe.ts';
import type {Interval} from './evaluate.ts';
import styles from './styles.module.css';

/** One bar per method on a common axis, with a line at 0. */
export default function IntervalChart({intervals}: {intervals: readonly Interval[]}): ReactNode {
  const edges = intervals.flatMap(({lower, upper}) => [lower, upper]);
  const scale = linearScale(edges, 4, true);
  const at = (value: number): string => `${scale.position(value)}%`;
  const alt =
    'Intervals by method. ' +
    intervals.map((interval) => `${interval.label}: ${formatBounds(interval)}`).join('; ');
  return (
    <div role="img" aria-label={alt} className={styles.chart}>
      {intervals.map(({id, label, center, lower, upper}) => (
        <div key={id} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <div className={styles.track}>
            <div className={styles.zero} style={{left: at(0)}} />
            <div
              className={styles.bar}
              data-method={id}
              style={{left: at(lower), right: `${100 - scale.position(upper)}%`}}
            />
            <div className={styles.center} style={{left: at(center)}} />
          </div>
        </div>
      ))}
      <div className={styles.row}>
        <span className={styles.label} />
        <div className={styles.ticks}>
          {scale.ticks.map((tick) => (
            <span key={tick} style={{left: at(tick)}}>
              {formatPercent(tick, 1)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
