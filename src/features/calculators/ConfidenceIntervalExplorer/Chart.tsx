import type {ReactNode} from 'react';
import {linearScale} from '../kit/chartScale.ts';
import {formatPercent} from '../kit/format.ts';
import {formatBounds} from './describe.ts';
import type {Exploration} from './compute.ts';
import styles from './styles.module.css';

/** One bar per method on a common axis, with a line at 0, when a lift may be shown. */
export default function Chart({result: {methods}}: {result: Exploration}): ReactNode {
  if (!methods) return null;
  const {intervals} = methods;
  const edges = intervals.flatMap(({lower, upper}) => [lower, upper]);
  const scale = linearScale(edges, 4, true);
  const at = (value: number): string => `${scale.position(value)}%`;
  const alt =
    'Intervals by method. ' +
    intervals.map((interval) => `${interval.label}: ${formatBounds(interval)}`).join('; ');
  return (
    <div role="img" aria-label={alt} className={styles.chart}>
      {intervals.map(({label, center, lower, upper}) => (
        <div key={label} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <div className={styles.track}>
            <div className={styles.zero} style={{left: at(0)}} />
            <div
              className={styles.bar}
              data-method={label}
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
