import {defineCalculator} from '../kit/defineCalculator.tsx';
import {sequentialBoundaries} from './definition.ts';
import type {ReactNode} from 'react';
import LineChart from '../kit/LineChart.tsx';
import {formatCount, formatEffect, formatPercent} from '../kit/format.ts';
import {METHODS, type Boundaries, type Method} from './compute.ts';

/** Methods that may be looked at while the experiment runs, and the one that may not. */
const SHOWN: readonly Method[] = ['sequential', 'fixed', 'hybridRunning'];

/**
 * Half-widths of the interval while subjects come in, with the estimate that it is around; none
 * where a lift is shown too late for a line.
 */
function Chart({result: {values, points}}: {result: Boundaries}): ReactNode {
  if (points.length < 2) return null;
  const [first, last] = [points[0], points.at(-1)];
  const ranges = SHOWN.map((method) => {
    const [from, to] = [first, last].map((look) => formatEffect(look?.halfWidth(method) ?? null));
    return `${METHODS[method]} from ${from} to ${to}`;
  });
  return (
    <LineChart
      series={SHOWN.map((method) => ({
        label: METHODS[method],
        points: points.map((look) => [look.n, look.halfWidth(method)] as const),
      }))}
      xLabel="Subjects, both variations"
      yLabel="Half-width of the interval"
      formatX={formatCount}
      reference={{value: values.effect, label: `Estimate ${formatPercent(values.effect)}`}}
      alt={
        `Half-width of the interval from ${formatCount(first?.n ?? null)} to ` +
        `${formatCount(last?.n ?? null)} subjects. It falls with every method: ` +
        `${ranges.join(', ')}. The estimate is ${formatPercent(values.effect)}.`
      }
    />
  );
}

export default defineCalculator(sequentialBoundaries, Chart);
