import type {ReactNode} from 'react';
import {
  formatCount,
  formatNumber,
  formatPercent,
  formatPValue,
  formatSignedEffect,
} from '../kit/format.ts';
import LineChart from '../kit/LineChart.tsx';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import styles from '../kit/styles.module.css';
import type {Check, ChiSquareCheck, SequentialCheck} from './evaluate.ts';
import {plannedShares, variationName} from './describe.ts';
import ShareChart from './ShareChart.tsx';

function OnceResults({test, observed, weights}: ChiSquareCheck): ReactNode {
  if (test.total === 0) return null;
  const shares = plannedShares(weights);
  const rows = observed.map((count, index) => ({
    name: variationName(index),
    count,
    expected: test.expected[index] ?? 0,
    actual: count / test.total,
    planned: shares[index] ?? 0,
  }));
  return (
    <>
      <ShareChart rows={rows} />
      <ScrollableTable>
        <caption className={styles.caption}>Observed and expected subjects</caption>
        <thead>
          <tr>
            <th scope="col">Variation</th>
            <th scope="col">Observed</th>
            <th scope="col">Expected</th>
            <th scope="col">Difference</th>
            <th scope="col">Share, planned</th>
            <th scope="col">Part of X²</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({name, count, expected, actual, planned}) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatCount(count)}</td>
              <td>{formatNumber(expected, 1)}</td>
              <td>{formatSignedEffect(count / expected - 1)}</td>
              <td>
                {formatPercent(actual)}, {formatPercent(planned)}
              </td>
              <td>{formatNumber((count - expected) ** 2 / expected)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}

function LookResults({batches, test, alpha}: SequentialCheck): ReactNode {
  const points = test.pValues.map((pValue, index) => [index + 1, pValue] as const);
  const last = test.pValues[test.pValues.length - 1] ?? null;
  return (
    <>
      {points.length > 1 && (
        <LineChart
          series={[{label: 'p-value', points}]}
          xLabel="Look"
          yLabel="p-value, smallest so far"
          formatX={(value) => (Number.isInteger(value) ? String(value) : '')}
          formatY={(value) => formatNumber(value, 2)}
          reference={{value: alpha, label: `Alert below ${formatNumber(alpha, 6)}`}}
          alt={
            `p-value by look: from ${formatPValue(test.pValues[0] ?? null)} at the first to ` +
            `${formatPValue(last)} at look ${points.length}; alert below ${formatNumber(alpha, 6)}.`
          }
        />
      )}
      <ScrollableTable>
        <caption className={styles.caption}>Every look</caption>
        <thead>
          <tr>
            <th scope="col">Look</th>
            <th scope="col">New subjects</th>
            <th scope="col">Log Bayes factor</th>
            <th scope="col">p-value</th>
          </tr>
        </thead>
        <tbody>
          {batches.map((batch, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              <td>{batch.map(formatCount).join(' / ')}</td>
              <td>{formatNumber(test.logBayesFactors[index] ?? null)}</td>
              <td>{formatPValue(test.pValues[index] ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}

/** Chart and table of a verdict. */
export default function Results({result}: {result: Check}): ReactNode {
  return result.mode === 'chiSquare' ? <OnceResults {...result} /> : <LookResults {...result} />;
}
