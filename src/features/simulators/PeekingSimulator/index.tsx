import {defineSimulator} from '../kit/defineSimulator.tsx';
import {peeking, type Peeking} from './definition.ts';
import type {ReactNode} from 'react';
import LineChart from '../../calculators/kit/LineChart.tsx';
import {formatPercent} from '../../calculators/kit/format.ts';
import {dayPoints, formatShare} from '../kit/shares.ts';
import {METHOD_KEYS, METHODS} from '../kit/model/methods.ts';

/** Share of tests with a false alarm so far, look by look. */
function Chart({result: {alarms, confidence}}: {result: Peeking}): ReactNode {
  const promised = formatPercent(1 - confidence);
  const shares = METHOD_KEYS.map(
    (method) => `${METHODS[method]} ${formatShare(alarms[method].ever)}`,
  );
  return (
    <LineChart
      series={METHOD_KEYS.map((method) => ({
        label: METHODS[method],
        points: dayPoints(alarms[method].byDay),
      }))}
      xLabel="Days, a look at the end of each"
      yLabel="Tests with a false alarm so far"
      reference={{value: 1 - confidence, label: `Promised: ${promised}`}}
      alt={
        'Share of A/A tests with a false alarm so far, by day. It rises with every look. ' +
        `After the last day: ${shares.join(', ')}. Promised are ${promised}.`
      }
    />
  );
}

export default defineSimulator(peeking, Chart);
