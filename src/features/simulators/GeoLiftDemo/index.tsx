import {defineSimulator} from '../kit/defineSimulator.tsx';
import {geoLift, formatLift} from './definition.ts';
import type {ReactNode} from 'react';
import {range} from 'd3-array';
import LineChart from '../../calculators/kit/LineChart.tsx';
import {formatCount, formatPercent} from '../../calculators/kit/format.ts';
import type {GeoLift} from './model.ts';

/** Weeks before the start that are drawn. */
const DRAWN = 26;

const formatX = (week: number): string => String(week).replace('-', '−');

/** The treated regions and their prediction, and the difference of both. */
function Chart({result: {setting, shown, treated}}: {result: GeoLift}): ReactNode {
  const {history, lift} = setting;
  const {actual, estimate} = shown;
  const weeks = range(Math.max(0, history - DRAWN), actual.length);
  const points = (valueOf: (week: number) => number) =>
    weeks.map((week) => [week - history + 1, valueOf(week)] as const);
  const differenceOf = (week: number) => (actual[week] ?? 0) / (estimate.predicted[week] ?? 1) - 1;
  const found = formatLift(estimate.effect / estimate.baseline);
  const before = range(history).map((week) => Math.abs(differenceOf(week)));
  const xLabel = 'Week; the test begins with week 1';
  return (
    <>
      <LineChart
        series={[
          {label: 'Actual', points: points((week) => actual[week] ?? 0)},
          {label: 'Predicted', points: points((week) => estimate.predicted[week] ?? 0)},
        ]}
        {...{xLabel, formatX, formatY: formatCount}}
        yLabel={`Purchases a week, ${treated.join(' and ')}`}
        alt={
          `Weekly purchases of the treated regions and their prediction, which differ by up to ` +
          `${formatPercent(Math.max(...before), 1)} before the start and by ${found} in the test.`
        }
      />
      <LineChart
        series={[{label: 'Difference', points: points(differenceOf)}]}
        {...{xLabel, formatX, formatY: formatLift}}
        yLabel="Actual against predicted"
        reference={{value: lift, label: `True lift ${formatLift(lift)}`}}
        alt={`Difference of actual and predicted by week: around 0 before the start, ${found} in the test.`}
      />
    </>
  );
}

export default defineSimulator(geoLift, Chart);
