import {finish} from './result.ts';
import {mean, sampleVariance} from './special/moments.ts';
import {requireNumbers, requireSameLength} from './validate.ts';

interface RatioMetricInput {
  /** One numerator per subject. */
  numerator: readonly number[];
  /** One denominator per subject, same order. */
  denominator: readonly number[];
}

/**
 * Ratio of sums with one row per subject, and its delta-method standard error, computed as the
 * sample variance of the linearized values y − ratio · z. Undefined (null) when the denominators
 * sum to 0; the standard error also with a single subject. Throws `StatisticsInputError` for
 * empty lists, lists of different length or values that are not finite.
 *
 * Source: product documentation, Ratio metrics; Deng, Knoblich, Lu, KDD 2018.
 */
export function ratioMetric({numerator, denominator}: RatioMetricInput) {
  requireNumbers(numerator, 'numerator');
  requireSameLength(denominator, 'denominator', numerator.length, 'numerator');
  requireNumbers(denominator, 'denominator');
  const n = numerator.length;
  const meanDenominator = mean(denominator);
  if (meanDenominator === 0) {
    return finish(
      {ratio: null, standardError: null},
      'The denominators sum to 0, so the ratio is undefined.',
    );
  }
  const ratio = mean(numerator) / meanDenominator;
  if (n === 1) {
    return finish(
      {ratio, standardError: null},
      'One subject has no spread; at least two are needed.',
    );
  }
  const linearized = numerator.map((value, index) => value - ratio * (denominator[index] ?? 0));
  const standardError = Math.sqrt(sampleVariance(linearized) / n) / Math.abs(meanDenominator);
  return finish({ratio, standardError});
}
