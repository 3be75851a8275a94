import {defineSimulator} from '../kit/defineSimulator.tsx';
import {novelty, type Novelty} from './definition.ts';
import type {ReactNode} from 'react';
import LineChart from '../../calculators/kit/LineChart.tsx';
import {formatSignedEffect} from '../../calculators/kit/format.ts';

/** The lift of each day, and the average that the experiment shows. */
function Chart({result: {days, lasting}}: {result: Novelty}): ReactNode {
  const last = days.at(-1);
  if (!last) return null;
  const observed = days.flatMap((day) => (day.observed ? [{...day.observed, day: day.day}] : []));
  return (
    <LineChart
      series={[
        {label: 'True lift of all days so far', points: days.map(({day, soFar}) => [day, soFar])},
        {label: 'True lift of the day', points: days.map(({day, ofDay}) => [day, ofDay])},
        {label: 'Observed so far', points: observed.map(({day, lift}) => [day, lift])},
      ]}
      yRange={days.flatMap(({ofDay, soFar}) => [ofDay, soFar, lasting])}
      xLabel="Day"
      yLabel="Lift"
      reference={{value: lasting, label: `Lasting, whole week: ${formatSignedEffect(lasting)}`}}
      alt={
        `Lift by day. The true lift of a day falls from ${formatSignedEffect(days[0]?.ofDay ?? 0)} ` +
        `to ${formatSignedEffect(last.ofDay)}, with steps at weekends; the average of all days so ` +
        `far ends at ${formatSignedEffect(last.soFar)}, the lasting lift is ${formatSignedEffect(lasting)}.`
      }
    />
  );
}

export default defineSimulator(novelty, Chart);
