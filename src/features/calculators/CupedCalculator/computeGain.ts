import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {hybridCI} from '../../statistics/hybridCI.ts';
import {relativeLift} from '../../statistics/relativeLift.ts';
import {DEFAULT_TUNING, sequentialCI} from '../../statistics/sequentialCI.ts';
import {smallestCount} from '../../statistics/special/smallestCount.ts';
import {varianceReduction} from '../../statistics/varianceReduction.ts';
import type {Values} from '../kit/fields.ts';
import {requireReliable} from './requireReliable.ts';
import type {fields} from './fields.ts';

/** Multipliers of the standard error by method; the name is shown. */
const METHODS = {
  'Fixed Sample': (input: Estimate) => fixedSampleCI(input).criticalValue,
  Sequential: (input: Estimate) => sequentialCI(input).multiplier,
  'Hybrid, after end date': (input: Estimate) => hybridCI({...input, ended: true}).multiplier,
};

type Estimate = Parameters<typeof sequentialCI>[0];

export type Gain = ReturnType<typeof computeGain>;

/** Interval widths with and without what history explains, and the subjects it is worth. */
export function computeGain(values: Values<typeof fields>) {
  const {mode, correlation, mean, variance, n, confidence} = values;
  const rSquared = mode === 'correlation' ? correlation ** 2 : values.rSquared;
  const {varianceRatio, widthRatio, sampleSizeMultiplier} = varianceReduction({
    rSquared: [rSquared],
  });
  const left = varianceRatio[0] ?? 1;
  const errorOf = (count: number, remaining: number): number => {
    const arm = {n: count, mean, variance: variance * remaining};
    return relativeLift({control: arm, treatment: arm}).standardError ?? 0;
  };
  requireReliable({n, mean, variance}, 'mean');
  const rows = Object.entries(METHODS).map(([label, multiplierOf]) => {
    const halfWidth = (count: number, remaining: number): number => {
      const standardError = errorOf(count, remaining);
      const input = {lift: 0, standardError, confidence, n: 2 * count, tuning: DEFAULT_TUNING};
      return multiplierOf(input) * standardError;
    };
    const without = halfWidth(n, 1);
    // Widths that are equal but for the last bit count as reached.
    const enough = smallestCount((count) => halfWidth(count, left) <= without * (1 + 1e-12));
    return {label, without, adjusted: halfWidth(n, left), enough};
  });
  return {
    kind: 'gain' as const,
    values,
    rSquared,
    left,
    rows,
    widthRatio: widthRatio[0] ?? 1,
    multiplier: sampleSizeMultiplier[0] ?? 1,
    standardError: errorOf(n, 1),
    adjustedError: errorOf(n, left),
  };
}
