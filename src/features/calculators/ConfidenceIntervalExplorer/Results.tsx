import type {ReactNode} from 'react';
import {formatNumber, formatPercent, formatSignedEffect} from '../kit/format.ts';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import styles from '../kit/styles.module.css';
import {evidenceOf, formatBounds, verdictOf} from './describe.ts';
import type {Exploration} from './evaluate.ts';
import IntervalChart from './IntervalChart.tsx';

/** Chart and table of the intervals, when a lift may be shown. */
export default function Results({result: {methods}}: {result: Exploration}): ReactNode {
  if (!methods) return null;
  const {intervals, fixed, bayesian} = methods;
  return (
    <>
      <IntervalChart intervals={intervals} />
      <ScrollableTable>
        <caption className={styles.caption}>Intervals by method</caption>
        <thead>
          <tr>
            <th scope="col">Method</th>
            <th scope="col">Center</th>
            <th scope="col">Interval</th>
            <th scope="col">Width vs fixed</th>
            <th scope="col">Zero</th>
            <th scope="col">Evidence</th>
          </tr>
        </thead>
        <tbody>
          {intervals.map((interval) => (
            <tr key={interval.id}>
              <th scope="row">{interval.label}</th>
              <td>{formatSignedEffect(interval.center)}</td>
              <td>{formatBounds(interval)}</td>
              <td>
                {fixed.precision === 0
                  ? '–'
                  : `${formatNumber((interval.upper - interval.lower) / 2 / fixed.precision, 2)}×`}
              </td>
              <td>{verdictOf(interval)}</td>
              <td>{evidenceOf(interval.id, methods)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <p>
        Bayesian risk {formatPercent(bayesian.risk, 3)}, loss {formatPercent(bayesian.loss, 3)},
        weight on the data {formatPercent(bayesian.weightOnData, 1)}.
      </p>
    </>
  );
}
