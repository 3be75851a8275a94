import {defineCalculator} from '../kit/defineCalculator.tsx';
import {sampleSize} from './definition.ts';
import type {ReactNode} from 'react';
import LineChart from '../kit/LineChart.tsx';
import {formatEffect, formatPercent} from '../kit/format.ts';
import type {PlanResult} from './compute.ts';
import {METHOD_NAMES, METHODS} from '../../statistics/planning.ts';

/** Effects by duration, a line for each method; none where fewer than two can be shown. */
function Chart({result: {plan, rows}}: {result: PlanResult}): ReactNode {
  const shown = rows.filter((row) => row.mde.fixed !== null);
  if (shown.length < 2) return null;
  const ranges = METHODS.map((method) => {
    const [first, last] = [shown[0], shown.at(-1)].map((row) =>
      formatEffect(row?.mde[method] ?? null),
    );
    return `${METHOD_NAMES[method]} from ${first} to ${last}`;
  });
  return (
    <LineChart
      series={METHODS.map((method) => ({
        label: METHOD_NAMES[method],
        points: shown.map((row) => [row.weeks, row.mde[method] ?? 0] as const),
      }))}
      xLabel="Weeks"
      yLabel="Minimum detectable effect, relative"
      reference={{value: plan.target, label: `Target ${formatPercent(plan.target)}`}}
      alt={
        `Minimum detectable effect by weeks. It falls for every method: ${ranges.join(', ')}. ` +
        `The target is ${formatPercent(plan.target)}.`
      }
    />
  );
}

export default defineCalculator(sampleSize, Chart);
