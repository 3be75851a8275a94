import {defineCalculator} from '../kit/defineCalculator.tsx';
import {intervalExplorer} from './definition.ts';
import type {ReactNode} from 'react';
import IntervalChart from '../kit/IntervalChart.tsx';
import {formatBounds} from '../kit/format.ts';
import type {Exploration} from './compute.ts';

/** One bar per method, when a lift may be shown. */
function Chart({result: {methods}}: {result: Exploration}): ReactNode {
  if (!methods) return null;
  const {intervals} = methods;
  const alt =
    'Intervals by method. ' +
    intervals.map((interval) => `${interval.label}: ${formatBounds(interval)}`).join('; ');
  return <IntervalChart intervals={intervals} alt={alt} />;
}

export default defineCalculator(intervalExplorer, Chart);
