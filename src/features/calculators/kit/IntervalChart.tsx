import type {ReactNode} from 'react';
import {linearScale} from './chartScale.ts';
import {formatBounds, formatPercent} from './format.ts';
import styles from './chart.lazy.module.css';

interface Bar {
  label: string;
  center: number;
  lower: number;
  upper: number;
}

interface Props {
  intervals: readonly Bar[];
  /** What the intervals are of, to begin the text alternative with. */
  title: string;
}

/** One bar per interval of a lift on a common axis, with a line at 0. */
export default function IntervalChart({intervals, title}: Props): ReactNode {
  const edges = intervals.flatMap(({lower, upper}) => [lower, upper]);
  const scale = linearScale(edges, 4, true);
  const said = intervals.map((each) => `${each.label}: ${formatBounds(each)}`).join('; ');
  const at = (value: number): string => `${scale.position(value)}%`;
  return (
    <div role="img" aria-label={`${title} ${said}`} className={styles.bars}>
      {intervals.map(({label, center, lower, upper}) => (
        <div key={label} className={styles.row}>
          <span>{label}</span>
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
        <span />
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
