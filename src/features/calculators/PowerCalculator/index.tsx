import {defineCalculator} from '../kit/defineCalculator.tsx';
import {power} from './definition.ts';
import type {ReactNode} from 'react';
import {formatPercent, formatProbability} from '../kit/format.ts';
import LineChart from '../kit/LineChart.tsx';
import type {Result} from './compute.ts';

/** Power from now to the planned end, when there is time between them. */
function Chart({result: {values, rows}}: {result: Result}): ReactNode {
  const points = rows.flatMap(({weeks, detects}) =>
    detects ? [[weeks, detects.power] as const] : [],
  );
  if (points.length < 2) return null;
  const [first, last] = [points[0], points.at(-1)].map((point) =>
    formatProbability(point?.[1] ?? 0),
  );
  return (
    <LineChart
      series={[
        {
          label: `Power for ${formatPercent(values.effect)}`,
          points,
        },
      ]}
      xLabel="Weeks"
      yLabel="Power by Fixed Sample"
      formatY={(value) => formatPercent(value, 0)}
      reference={{value: values.power, label: `Wanted: ${formatPercent(values.power)}`}}
      alt={`Power by weeks. It rises from ${first} to ${last}.`}
    />
  );
}

export default defineCalculator(power, Chart);
