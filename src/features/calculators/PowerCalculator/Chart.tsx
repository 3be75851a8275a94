import type {ReactNode} from 'react';
import {formatPercent, formatProbability} from '../kit/format.ts';
import LineChart from '../kit/LineChart.tsx';
import type {Result} from './compute.ts';

/** Power from now to the planned end, when there is time between them. */
export default function Chart({result: {values, rows}}: {result: Result}): ReactNode {
  if (rows.length < 2) return null;
  const [first, last] = [rows[0], rows.at(-1)].map((row) => formatProbability(row?.power ?? 0));
  return (
    <LineChart
      series={[
        {
          label: `Power for ${formatPercent(values.effect)}`,
          points: rows.map(({weeks, power}) => [weeks, power] as const),
        },
      ]}
      xLabel="Weeks"
      yLabel="Power by Fixed Sample"
      formatX={String}
      formatY={(value) => formatPercent(value, 0)}
      reference={{value: values.power, label: `Wanted: ${formatPercent(values.power)}`}}
      alt={`Power by weeks. It rises from ${first} to ${last}.`}
    />
  );
}
