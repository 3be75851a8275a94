import {StatisticsInputError} from './errors.ts';
import {detectionFactor, requirePlanning, ZERO_MEAN, type PlanningInput} from './planning.ts';
import {finish, type WithReasons} from './result.ts';
import {requireNumber} from './validate.ts';

export interface SampleSizeForMeanInput extends PlanningInput {
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
export function requireEffect(mde: number): void {
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
