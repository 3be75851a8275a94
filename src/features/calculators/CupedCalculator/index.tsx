import {defineCalculator} from '../kit/defineCalculator.tsx';
import {cupedCalculator} from './definition.ts';
import type {ReactNode} from 'react';
import IntervalChart from '../kit/IntervalChart.tsx';
import {formatBounds} from '../kit/format.ts';
import type {Cuped} from './compute.ts';

function intervalsOf(result: Cuped) {
  if (result.kind === 'arms') return result.intervals;
  return result.rows.flatMap(({label, without, adjusted}) => [
    {label, center: 0, lower: -without, upper: without},
    {label: `${label}, with CUPED`, center: 0, lower: -adjusted, upper: adjusted},
  ]);
}

/** Intervals with and without the adjustment. */
function Chart({result}: {result: Cuped}): ReactNode {
  const intervals = intervalsOf(result);
  const said = intervals.map((each) => `${each.label}: ${formatBounds(each)}`).join('; ');
  return <IntervalChart intervals={intervals} alt={`Intervals with and without CUPED. ${said}`} />;
}

export default defineCalculator(cupedCalculator, Chart);
