import {finish} from './result.ts';
import {twoSidedCriticalValue, twoSidedPValue} from './special/standardNormal.ts';
import {requireAll} from './validate.ts';

/** An estimate with its standard error, both fractions, and the confidence level in (0,1). */
export interface IntervalInput {
  lift: number;
  standardError: number;
  confidence: number;
}

/** Why z-score and p-value are null when the standard error is 0. */
export const NO_SPREAD = 'The standard error is 0, so there is no noise to compare with.';

/** Throws `StatisticsInputError` unless lift, standard error and confidence are usable. */
export function requireInterval(input: IntervalInput): void {
  requireAll(input, {lift: 'number', standardError: 'nonNegative', confidence: 'openFraction'});
}

/**
 * Fixed-sample interval lift ∓ z·standardError, whose half-width is its precision, z-score and
 * two-sided p-value. With a standard error of 0 the interval is the lift itself, z-score and p-value are null. Throws
 * `StatisticsInputError` for a negative standard error or confidence outside (0,1).
 *
 * Source: product documentation, Statistical nitty-gritty, eq. 17 (normal, not Student t).
 */
export function fixedSampleCI(input: IntervalInput) {
  requireInterval(input);
  const {lift, standardError, confidence} = input;
  const criticalValue = twoSidedCriticalValue(1 - confidence);
  const precision = criticalValue * standardError;
  const zScore = standardError === 0 ? null : lift / standardError;
  return finish(
    {
      criticalValue,
      lower: lift - precision,
      upper: lift + precision,
      precision,
      zScore,
      pValue: zScore === null ? null : twoSidedPValue(zScore),
    },
    NO_SPREAD,
  );
}
