import {defineCalculator} from '../kit/defineCalculator.tsx';
import {cupedCalculator} from './definition.ts';
import type {ReactNode} from 'react';
import IntervalChart from '../kit/IntervalChart.tsx';
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
  return (
    <IntervalChart intervals={intervalsOf(result)} title="Intervals with and without CUPED." />
  );
}

export default defineCalculator(cupedCalculator, Chart);
