import type {ReactNode} from 'react';
import {linearScale} from './chartScale.ts';
import {formatPercent} from './format.ts';
import styles from './chart.lazy.module.css';

interface Series {
  label: string;
  points: readonly (readonly [number, number])[];
}

interface Props {
  series: readonly Series[];
  xLabel: string;
  yLabel: string;
  formatX?: (value: number) => string;
  /** Percent with a decimal, when absent. */
  formatY?: (value: number) => string;
  /** A horizontal line to compare with. */
  reference?: {value: number; label: string};
  /** Text alternative: what the picture shows, in a sentence. */
  alt: string;
}

/**
 * Lines over two axes. Only the lines are SVG, stretched to the box; labels are text, so they
 * keep their size on a phone.
 */
export default function LineChart({
  series,
  xLabel,
  yLabel,
  formatX = String,
  formatY = (value) => formatPercent(value, 1),
  reference,
  alt,
}: Props): ReactNode {
  const points = series.flatMap((one) => one.points);
  const x = linearScale(points.map((point) => point[0]));
  const heights = points.map((point) => point[1]);
  const y = linearScale([...heights, reference?.value ?? 0], 5, true);
  const toPoints = (line: Series['points']): string =>
    line
      .map(([px, py]) => `${x.position(px).toFixed(2)},${(100 - y.position(py)).toFixed(2)}`)
      .join(' ');
  const keyed = reference ? [...series, {label: reference.label}] : series;
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={alt}>
        <p className={styles.axis}>{yLabel}</p>
        <div className={styles.plot}>
          {y.ticks.map((tick) => (
            <div
              key={tick}
              className={styles.grid}
              data-zero={tick === 0 || undefined}
              style={{bottom: `${y.position(tick)}%`}}
            >
              <span className={styles.tick}>{formatY(tick)}</span>
            </div>
          ))}
          {x.ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{left: `${x.position(tick)}%`}}>
              {formatX(tick)}
            </span>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {reference && (
              <path
                className={styles.reference}
                d={`M0 ${100 - y.position(reference.value)}H100`}
              />
            )}
            {series.map(({label, points: line}, index) => (
              <polyline
                key={label}
                className={styles.line}
                data-series={index}
                points={toPoints(line)}
              />
            ))}
          </svg>
        </div>
        <p className={styles.axis}>{xLabel}</p>
      </div>
      <ul className={`clean-list cluster ${styles.legend}`} aria-hidden="true">
        {keyed.map(({label}, index) => (
          <li key={label}>
            <svg viewBox="0 0 28 8" width="28" height="8">
              <path
                className={index < series.length ? styles.line : styles.reference}
                data-series={index}
                d="M0 4H28"
              />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </figure>
  );
}
