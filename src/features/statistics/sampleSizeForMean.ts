import {requireAll, StatisticsInputError} from './validate.ts';
import {
  detectionFactor,
  methodScale,
  requirePlanning,
  ZERO_MEAN,
  type PlanningInput,
  type PlanningMethod,
} from './planning.ts';
import {finish} from './result.ts';
import {bisect} from './special/sequentialBoundary.ts';

interface SampleSizeForMeanInput extends PlanningInput {
  /** Relative effect, not 0; its sign does not matter. */
  mde: number;
}

/**
 * Subjects per variation to detect a relative effect on a mean with a fixed-sample test, as a real
 * number and rounded up. Null
 * when the mean is 0. Throws `StatisticsInputError` for an effect of 0, a negative variance,
 * levels outside (0,1) or power <= alpha/2.
 *
 * Source: product documentation, Sample size calculator usage, solved for N.
 */
export function sampleSizeForMean(input: SampleSizeForMeanInput) {
  requirePlanning(input);
  requireAll(input, {mde: 'number'});
  const {mean, variance, mde, alpha, power} = input;
  if (mde === 0) {
    throw new StatisticsInputError(
      'mde',
      'mde must not be 0: no number of subjects detects an effect of nothing.',
    );
  }
  if (mean === 0) {
    return finish({nPerVariation: null, nPerVariationCeil: null}, ZERO_MEAN);
  }
  const standardized = (detectionFactor(alpha, power) * Math.sqrt(2 * variance)) / (mde * mean);
  const nPerVariation = standardized ** 2;
  return finish({nPerVariation, nPerVariationCeil: Math.ceil(nPerVariation)});
}

interface SampleSizeByMethodInput extends SampleSizeForMeanInput {
  method: PlanningMethod;
  /** N_tune, above 0; the product uses 10,000. */
  tuning: number;
}

/**
 * Subjects per variation to detect a relative effect with any planning method: the inverse of
 * `minimumDetectableEffect`; `scale` is the width of the interval over the fixed-sample width. The sequential multiplier depends on the answer, so it is solved
 * for numerically. Null when the mean is 0. Throws as `sampleSizeForMean` does, and for tuning
 * <= 0 or an unknown method.
 *
 * Source: product documentation, Sample size calculator usage, solved for N.
 */
export function sampleSizeByMethod(input: SampleSizeByMethodInput) {
  const fixed = sampleSizeForMean(input);
  requireAll(input, {tuning: 'positive'});
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
