import {defineSimulator} from '../kit/defineSimulator.tsx';
import {srm, TEST_KEYS, TESTS, type Mismatch} from './definition.ts';
import type {ReactNode} from 'react';
import LineChart from '../../calculators/kit/LineChart.tsx';
import {dayPoints, formatShare} from '../kit/shares.ts';

/** Share of experiments with an alert so far, day by day. */
function Chart({result: {findings, days}}: {result: Mismatch}): ReactNode {
  const shares = TEST_KEYS.map((test) => `${TESTS[test]}: ${formatShare(findings[test].ever)}`);
  return (
    <LineChart
      series={TEST_KEYS.map((test) => ({
        label: TESTS[test],
        points: dayPoints(findings[test].byDay),
      }))}
      xLabel="Day"
      yLabel="Experiments with an alert so far"
      alt={`Share of experiments with an alert, by day. By day ${days}: ${shares.join('; ')}.`}
    />
  );
}

export default defineSimulator(srm, Chart);
