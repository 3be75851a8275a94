import {defineCalculator} from '../kit/defineCalculator.tsx';
import {mismatchChecker} from './definition.ts';
import type {ReactNode} from 'react';
import {plannedShares} from '../../statistics/srmChiSquare.ts';
import {formatNumber, formatPercent, formatPValue} from '../kit/format.ts';
import LineChart from '../kit/LineChart.tsx';
import {type Check, type ChiSquareCheck, type SequentialCheck, variationName} from './compute.ts';
import styles from '../kit/chart.lazy.module.css';

/** One bar per variation for its share of the subjects, and a mark where the plan puts it. */
function ShareChart({test, observed, weights}: ChiSquareCheck): ReactNode {
  if (test.total === 0) return null;
  const rows = plannedShares(weights).map((planned, index) => ({
    name: variationName(index),
    planned,
    actual: (observed[index] ?? 0) / test.total,
  }));
  const alt =
    'Share of subjects by variation. ' +
    rows
      .map(({name, actual, planned}) => {
        return `${name}: ${formatPercent(actual)}, planned ${formatPercent(planned)}`;
      })
      .join('; ');
  const longest = Math.max(...rows.flatMap(({actual, planned}) => [actual, planned])) * 1.05;
  return (
    <div role="img" aria-label={alt} className={styles.bars}>
      {rows.map(({name, actual, planned}) => (
        <div key={name} className={styles.row}>
          <span>
            {name}, {formatPercent(actual)}
          </span>
          <div className={styles.track}>
            <div
              className={styles.bar}
              style={{left: 0, inlineSize: `${(100 * actual) / longest}%`}}
            />
            <div className={styles.center} style={{left: `${(100 * planned) / longest}%`}} />
          </div>
        </div>
      ))}
      <p className="quiet">The upright line marks the planned share.</p>
    </div>
  );
}

function LookChart({test: {pValues}, alpha}: SequentialCheck): ReactNode {
  if (pValues.length < 2) return null;
  const [first, last] = [pValues[0], pValues.at(-1)].map((pValue) => formatPValue(pValue ?? null));
  const limit = formatNumber(alpha, 6);
  return (
    <LineChart
      series={[
        {label: 'p-value', points: pValues.map((pValue, index) => [index + 1, pValue] as const)},
      ]}
      xLabel="Look"
      yLabel="p-value, smallest so far"
      formatX={(value) => (Number.isInteger(value) ? String(value) : '')}
      formatY={(value) => formatNumber(value, 2)}
      reference={{value: alpha, label: `Alert below ${limit}`}}
      alt={
        `p-value by look: from ${first} at the first to ${last} at look ${pValues.length}; ` +
        `alert below ${limit}.`
      }
    />
  );
}

/** The split, or the p-values by look. */
function Chart({result}: {result: Check}): ReactNode {
  return result.mode === 'chiSquare' ? <ShareChart {...result} /> : <LookChart {...result} />;
}

export default defineCalculator(mismatchChecker, Chart);
