import type {ReactNode} from 'react';
import {formatPercent} from '../../calculators/kit/format.ts';
import LineChart from '../../calculators/kit/LineChart.tsx';
import type {View} from '../compute/toReadout.ts';
import {trendOf} from '../compute/trendOf.ts';
import {formatRange} from '../describe/format.ts';
import type {Experiment} from '../experiment.ts';

interface Props {
  experiment: Experiment;
  view: View;
}

/** Lift and interval of the primary metric, day by day. */
export default function Trend({experiment, view}: Props): ReactNode {
  const days = trendOf(experiment, view);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const line = (label: string, key: 'lift' | 'lower' | 'upper') => {
    return {label, points: days.map((day) => [day.day, day[key]] as const)};
  };
  const name = experiment.metrics[0].name;
  return (
    <LineChart
      series={[line('Lift', 'lift'), line('Upper bound', 'upper'), line('Lower bound', 'lower')]}
      xLabel="day"
      yLabel={`Lift of ${name} and its interval, so far`}
      formatX={String}
      formatY={(value) => formatPercent(value, 1)}
      reference={{value: 0, label: 'No change'}}
      alt={
        `Interval of ${name} by day: ${formatRange(first)} on day ${first.day}, ` +
        `${formatRange(last)} on day ${last.day}.`
      }
    />
  );
}
