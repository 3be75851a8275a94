import {finish, type WithReasons} from './result.ts';
import {standardNormalCdf, twoSidedCriticalValue} from './special/standardNormal.ts';
import {
  requireNonNegative,
  requireNumber,
  requireNumbers,
  requireOpenFraction,
  requirePositive,
} from './validate.ts';

interface PowerForEffectInput {
  mean: number;
  /** Variance of one subject's value. */
  variance: number;
  /** Subjects in each variation, above 0. */
  nPerVariation: number;
  /** True relative effects. */
  effect: readonly number[];
  /** Two-sided, in (0,1). */
  alpha: number;
}

interface PowerForEffectResult extends WithReasons {
  power: (number | null)[];
}

/**
 * Chance that a true relative effect gives a significant fixed-sample result in its own
 * direction; an effect of 0 gives alpha/2. Null when neither noise nor effect exists. Throws
 * `StatisticsInputError` for no subjects, a negative variance or alpha outside (0,1).
 *
 * Source: normal approximation of the product's MDE formula, solved for power.
 */
export function powerForEffect(input: PowerForEffectInput): PowerForEffectResult {
  const {mean, variance, nPerVariation, effect, alpha} = input;
  requireNumber(mean, 'mean');
  requireNonNegative(variance, 'variance');
  requirePositive(nPerVariation, 'nPerVariation');
  requireNumbers(effect, 'effect');
  requireOpenFraction(alpha, 'alpha');
  const standardError = Math.sqrt((2 * variance) / nPerVariation);
  const criticalValue = twoSidedCriticalValue(alpha);
  const power = effect.map((value) => {
    const shift = Math.abs(value * mean);
    if (standardError > 0) return standardNormalCdf(shift / standardError - criticalValue);
    return shift > 0 ? 1 : null;
  });
  return finish({power}, 'Without variance and without effect there is nothing to detect.');
}
