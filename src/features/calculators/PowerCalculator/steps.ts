import {twoSidedCriticalValue} from '../../statistics/special/standardNormal.ts';
import {formatCount, formatNumber, formatPercent} from '../kit/format.ts';
import {liftShownStep} from '../kit/liftShown.ts';
import type {ComputationStep} from '../kit/types.ts';
import type {Result} from './compute.ts';

function powerSteps(
  {mean, variance, effect, alpha}: Result['values'],
  end: Result['rows'][number],
): ComputationStep[] {
  if (!end.detects) return [];
  const error = Math.sqrt((2 * variance) / end.nPerVariation);
  const z = formatNumber(twoSidedCriticalValue(alpha));
  return [
    {
      title: 'Standard error of the difference',
      formula: 'se = √(2σ²/N)',
      filled:
        `se = √(2 × ${formatNumber(variance)} / ${formatCount(end.nPerVariation)}) = ` +
        formatNumber(error, 6),
      source: 'documented',
    },
    {
      title: 'Power',
      formula: 'Φ(|effect × μ| / se − z(α/2))',
      filled:
        `Φ(|${formatNumber(effect)} × ${formatNumber(mean)}| / ${formatNumber(error, 6)} − ${z}) ` +
        `= ${formatNumber(end.detects.power)}`,
      source: 'inferred',
    },
  ];
}

/** Power at the planned end, and the progress now. */
export function toSteps({values, rows, shownFrom, progress}: Result): ComputationStep[] {
  const end = rows.at(-1);
  if (!end) return [];
  const {n, weeksNow, precision} = values;
  return [
    {
      title: `Subjects per variation after ${formatNumber(end.weeks, 1)} weeks`,
      formula: 'N = n × weeks / weeks so far',
      filled:
        `N = ${formatCount(n)} × ${formatNumber(end.weeks, 1)} / ${formatNumber(weeksNow, 1)} = ` +
        formatCount(end.nPerVariation),
      source: 'convention',
    },
    ...(rows.some(({detects}) => !detects) ? [liftShownStep(values, shownFrom)] : []),
    ...powerSteps(values, end),
    {
      title: 'Progress now',
      formula: '(target precision / current precision)²',
      filled:
        `(${formatPercent(precision)} / ${formatPercent(progress.currentPrecision)})² = ` +
        formatNumber(progress.progress),
      source: 'documented',
    },
  ];
}
