import {StatisticsInputError} from './errors.ts';
import {finish} from './result.ts';
import {chiSquareTail, MAX_DEGREES_OF_FREEDOM} from './special/chiSquareTail.ts';
import {
  requireCount,
  requireLength,
  requireOpenFraction,
  requirePositive,
  requireSameLength,
} from './validate.ts';

/** Significance level of the product's sample ratio mismatch test. */
export const SRM_ALPHA = 0.001;

interface SrmChiSquareInput {
  /** Subjects per active variation, whole numbers. */
  observed: readonly number[];
  /** Assignment weights above 0 on any scale, one per variation. */
  weights: readonly number[];
  /** Significance level in (0,1); the product uses 0.001. */
  alpha: number;
}

/** Planned share of each variation. Throws `StatisticsInputError` unless all weights are above 0. */
export function plannedShares(weights: readonly number[]): number[] {
  requireLength(weights, 'weights', 2);
  if (weights.length > MAX_DEGREES_OF_FREEDOM + 1) {
    throw new StatisticsInputError('weights', 'weights must be at most 1001 variations.');
  }
  weights.forEach((weight, index) => requirePositive(weight, `weights[${index}]`));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/**
 * Pearson chi-square test of the observed split against the planned one, without continuity
 * correction, over active variations only. Statistic, p-value and verdict are null when nobody
 * was counted. Throws `StatisticsInputError` for fewer than two variations, counts that are not
 * whole numbers of 0 or more, weights <= 0 or lists of different length.
 *
 * Source: product documentation, Sample ratio mismatch and Diagnostics.
 */
export function srmChiSquare({observed, weights, alpha}: SrmChiSquareInput) {
  const shares = plannedShares(weights);
  requireSameLength(observed, 'observed', weights.length, 'weights');
  observed.forEach((count, index) => requireCount(count, `observed[${index}]`));
  requireOpenFraction(alpha, 'alpha');
  const total = observed.reduce((sum, count) => sum + count, 0);
  const expected = shares.map((share) => total * share);
  const df = weights.length - 1;
  if (total === 0) {
    return finish(
      {total, expected, statistic: null, df, pValue: null, mismatch: null},
      'No subjects were counted, so there is no split to test.',
    );
  }
  const statistic = expected.reduce(
    (sum, value, index) => sum + ((observed[index] ?? 0) - value) ** 2 / value,
    0,
  );
  const pValue = chiSquareTail(statistic, df);
  return finish({total, expected, statistic, df, pValue, mismatch: pValue < alpha});
}
