import {defineCalculator} from '../kit/defineCalculator.tsx';
import {intervalExplorer} from './definition.ts';
import type {ReactNode} from 'react';
import IntervalChart from '../kit/IntervalChart.tsx';
import type {Exploration} from './compute.ts';

/** One bar per method, when a lift may be shown. */
function Chart({result: {methods}}: {result: Exploration}): ReactNode {
  return methods && <IntervalChart intervals={methods.intervals} title="Intervals by method." />;
}

export default defineCalculator(intervalExplorer, Chart);
