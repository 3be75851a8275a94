import {defineCalculator} from '../kit/defineCalculator.tsx';
import {nonInferiority} from './definition.ts';
import type {ReactNode} from 'react';
import IntervalChart from '../kit/IntervalChart.tsx';
import {formatSignedEffect} from '../kit/format.ts';
import type {NonInferiority} from './compute.ts';

/** Intervals, the line of no change and that of the margin. */
function Chart({result: {verdicts, limit}}: {result: NonInferiority}): ReactNode {
  const margin = formatSignedEffect(limit);
  return (
    <IntervalChart
      intervals={verdicts}
      limit={{value: limit, label: `margin, ${margin}`}}
      title={`Intervals against a margin of ${margin}.`}
    />
  );
}

export default defineCalculator(nonInferiority, Chart);
