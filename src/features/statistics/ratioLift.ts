import {finish} from './result.ts';
import {mean, sampleVariance} from './special/moments.ts';
import {requireAll, requireCovariance, requireEach, requireSameLength} from './validate.ts';

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
  requireEach(numerator, 'numerator', 'number');
  requireSameLength(denominator, 'denominator', numerator.length, 'numerator');
  requireEach(denominator, 'denominator', 'number');
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

/** Sample moments (n − 1) per subject of the two parts of a ratio metric in one variation. */
interface RatioArm {
  n: number;
  meanNumerator: number;
  meanDenominator: number;
  varNumerator: number;
  varDenominator: number;
  covariance: number;
}

/**
 * Ratio of the means and the variance of one subject's contribution to it, so that
 * variance / n is the squared standard error of the ratio; `null` when the mean denominator is 0.
 * Throws `StatisticsInputError` (fields prefixed with `name`) for impossible moments.
 *
 * Source: product documentation, Ratio metrics; Deng, Knoblich, Lu, KDD 2018.
 */
export function ratioMoments(
  arm: Omit<RatioArm, 'n'>,
  name: string,
): {ratio: number; variance: number} | null {
  const means = {meanNumerator: 'number', meanDenominator: 'number'} as const;
  const variances = {varNumerator: 'nonNegative', varDenominator: 'nonNegative'} as const;
  requireAll(arm, {...means, ...variances}, `${name}.`);
  requireCovariance(arm.covariance, [arm.varNumerator, arm.varDenominator], `${name}.covariance`);
  if (arm.meanDenominator === 0) return null;
  const ratio = arm.meanNumerator / arm.meanDenominator;
  const linearized =
    arm.varNumerator - 2 * ratio * arm.covariance + ratio * ratio * arm.varDenominator;
  // Rounding can leave a tiny negative number when numerator and denominator move together.
  return {ratio, variance: Math.max(0, linearized) / arm.meanDenominator ** 2};
}

/**
 * Relative lift of a ratio metric from per-arm moments. Undefined (null) when a mean denominator
 * or the control ratio is 0. Throws `StatisticsInputError` for n < 1, negative variances, a
 * covariance beyond the product of the standard deviations or values that are not finite.
 *
 * Source: product documentation, Ratio metrics, inserted in Statistical nitty-gritty eqs. 5–8.
 */
export function ratioLift(input: {control: RatioArm; treatment: RatioArm}) {
  requireAll(input.control, {n: 'countFrom1'}, 'control.');
  requireAll(input.treatment, {n: 'countFrom1'}, 'treatment.');
  const control = ratioMoments(input.control, 'control');
  const treatment = ratioMoments(input.treatment, 'treatment');
  const controlSe = control && Math.sqrt(control.variance / input.control.n);
  const treatmentSe = treatment && Math.sqrt(treatment.variance / input.treatment.n);
  const arms = {
    controlRatio: control && control.ratio,
    controlSe,
    treatmentRatio: treatment && treatment.ratio,
    treatmentSe,
  };
  if (!control || !treatment || control.ratio === 0) {
    const without = [...(control ? [] : ['control']), ...(treatment ? [] : ['treatment'])];
    return finish(
      {...arms, lift: null, standardError: null},
      without.length === 0
        ? 'The control ratio is 0.'
        : `The ${without.join(' and the ')} denominator has mean 0.`,
    );
  }
  const quotient = treatment.ratio / control.ratio;
  return finish({
    ...arms,
    lift: quotient - 1,
    standardError: Math.hypot(
      (treatmentSe ?? 0) / control.ratio,
      (quotient * (controlSe ?? 0)) / control.ratio,
    ),
  });
}
