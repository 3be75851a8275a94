import {StatisticsInputError} from './errors.ts';
import {requireLevels} from './planning.ts';
import {finish} from './result.ts';
import {requireEffect} from './sampleSizeForMean.ts';
import {standardNormalQuantile, twoSidedCriticalValue} from './special/standardNormal.ts';
import {requireOpenFraction} from './validate.ts';

interface SampleSizeTwoProportionsInput {
  /** Control rate in (0,1). */
  baseline: number;
  /** Relative effect, not 0; the treatment rate must stay within [0,1]. */
  mde: number;
  /** Two-sided, in (0,1). */
  alpha: number;
  /** In (0,1), above alpha/2. */
  power: number;
}

interface SampleSizeTwoProportionsResult {
  treatmentRate: number;
  nPerVariation: number;
  nPerVariationCeil: number;
}

/**
 * Textbook two-proportion sample size: pooled variance under no effect, separate variances under
 * the effect. Throws `StatisticsInputError` for levels outside (0,1), an effect of 0 or one that
 * takes the treatment rate outside [0,1].
 *
 * Source: Fleiss, Levin, Paik, Statistical Methods for Rates and Proportions; slightly larger
 * than the product's formula (`sampleSizeForMean`).
 */
export function sampleSizeTwoProportions(
  input: SampleSizeTwoProportionsInput,
): SampleSizeTwoProportionsResult {
  const {baseline, mde, alpha, power} = input;
  requireOpenFraction(baseline, 'baseline');
  requireEffect(mde);
  requireLevels(alpha, power);
  const treatmentRate = baseline * (1 + mde);
  if (treatmentRate < 0 || treatmentRate > 1) {
    throw new StatisticsInputError(
      'mde',
      `mde must keep the treatment rate between 0 and 1, but ${baseline} changed by ${mde} ` +
        `is ${treatmentRate}.`,
    );
  }
  const pooled = (baseline + treatmentRate) / 2;
  const underNone = Math.sqrt(2 * pooled * (1 - pooled));
  const underEffect = Math.sqrt(baseline * (1 - baseline) + treatmentRate * (1 - treatmentRate));
  const reach =
    twoSidedCriticalValue(alpha) * underNone + standardNormalQuantile(power) * underEffect;
  const nPerVariation = (reach / (treatmentRate - baseline)) ** 2;
  return finish({treatmentRate, nPerVariation, nPerVariationCeil: Math.ceil(nPerVariation)});
}
