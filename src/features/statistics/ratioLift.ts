import {StatisticsInputError} from './errors.ts';
import {finish} from './result.ts';
import {requireCount, requireNonNegative, requireNumber} from './validate.ts';

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
  requireNumber(arm.meanNumerator, `${name}.meanNumerator`);
  requireNumber(arm.meanDenominator, `${name}.meanDenominator`);
  requireNonNegative(arm.varNumerator, `${name}.varNumerator`);
  requireNonNegative(arm.varDenominator, `${name}.varDenominator`);
  requireNumber(arm.covariance, `${name}.covariance`);
  const limit = Math.sqrt(arm.varNumerator) * Math.sqrt(arm.varDenominator);
  if (Math.abs(arm.covariance) > limit * (1 + 1e-9)) {
    throw new StatisticsInputError(
      `${name}.covariance`,
      `${name}.covariance cannot exceed the product of the standard deviations ` +
        `(${limit.toPrecision(6)}), but it is ${arm.covariance}.`,
    );
  }
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
  requireCount(input.control.n, 'control.n', 1);
  requireCount(input.treatment.n, 'treatment.n', 1);
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
