import {
  StatisticsInputError,
  requireNumber,
  requireOpenFraction,
  requirePositive,
} from './validate.ts';
import {
  detectionFactor,
  requirePlanning,
  ZERO_MEAN,
  type PlanningInput,
  requireLevels,
  methodScale,
  type PlanningMethod,
} from './planning.ts';
import {finish, type WithReasons} from './result.ts';
import {standardNormalQuantile, twoSidedCriticalValue} from './special/standardNormal.ts';
import {bisect} from './special/sequentialBoundary.ts';

interface SampleSizeForMeanInput extends PlanningInput {
  /** Relative effect, not 0; its sign does not matter. */
  mde: number;
}

interface SampleSizeResult extends WithReasons {
  /** Subjects per variation, a real number. */
  nPerVariation: number | null;
  /** The same, rounded up. */
  nPerVariationCeil: number | null;
}

/** Throws `StatisticsInputError` unless the relative effect is a number other than 0. */
function requireEffect(mde: number): void {
  requireNumber(mde, 'mde');
  if (mde === 0) {
    throw new StatisticsInputError(
      'mde',
      'mde must not be 0: no number of subjects detects an effect of nothing.',
    );
  }
}

/**
 * Subjects per variation to detect a relative effect on a mean with a fixed-sample test. Null
 * when the mean is 0. Throws `StatisticsInputError` for an effect of 0, a negative variance,
 * levels outside (0,1) or power <= alpha/2.
 *
 * Source: product documentation, Sample size calculator usage, solved for N.
 */
export function sampleSizeForMean(input: SampleSizeForMeanInput): SampleSizeResult {
  requirePlanning(input);
  requireEffect(input.mde);
  const {mean, variance, mde, alpha, power} = input;
  if (mean === 0) {
    return finish({nPerVariation: null, nPerVariationCeil: null}, ZERO_MEAN);
  }
  const standardized = (detectionFactor(alpha, power) * Math.sqrt(2 * variance)) / (mde * mean);
  const nPerVariation = standardized ** 2;
  return finish({nPerVariation, nPerVariationCeil: Math.ceil(nPerVariation)});
}

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

interface SampleSizeByMethodInput extends SampleSizeForMeanInput {
  method: PlanningMethod;
  /** N_tune, above 0; the product uses 10,000. */
  tuning: number;
}

interface SampleSizeByMethodResult extends WithReasons {
  nPerVariation: number | null;
  nPerVariationCeil: number | null;
  /** Interval width over the fixed-sample width at that size. */
  scale: number | null;
}

/**
 * Subjects per variation to detect a relative effect with any planning method: the inverse of
 * `minimumDetectableEffect`. The sequential multiplier depends on the answer, so it is solved
 * for numerically. Null when the mean is 0. Throws as `sampleSizeForMean` does, and for tuning
 * <= 0 or an unknown method.
 *
 * Source: product documentation, Sample size calculator usage, solved for N.
 */
export function sampleSizeByMethod(input: SampleSizeByMethodInput): SampleSizeByMethodResult {
  const fixed = sampleSizeForMean(input);
  requirePositive(input.tuning, 'tuning');
  const {method, alpha, tuning} = input;
  const base = fixed.nPerVariation;
  if (base === null) {
    return finish({nPerVariation: null, nPerVariationCeil: null, scale: null}, ZERO_MEAN);
  }
  if (base === 0) {
    return finish(
      {nPerVariation: 0, nPerVariationCeil: 0, scale: null},
      'The variance is 0, so any number of subjects is enough.',
    );
  }
  const squaredScale = (n: number): number => methodScale(method, n, alpha, tuning) ** 2;
  const shortfall = (logN: number): number => logN - Math.log(base * squaredScale(Math.exp(logN)));
  let upper = Math.log(base * squaredScale(base));
  while (shortfall(upper) < 0) upper += 1;
  const nPerVariation =
    method === 'sequential'
      ? Math.exp(bisect(shortfall, Math.log(base), upper))
      : base * squaredScale(base);
  return finish({
    nPerVariation,
    nPerVariationCeil: Math.ceil(nPerVariation),
    scale: Math.sqrt(squaredScale(nPerVariation)),
  });
}
