import {
  detectionFactor,
  methodScale,
  requirePlanning,
  ZERO_MEAN,
  type PlanningInput,
  type PlanningMethod,
} from './planning.ts';
import {finish, type WithReasons} from './result.ts';
import {requirePositive} from './validate.ts';

interface MinimumDetectableEffectInput extends PlanningInput {
  /** Subjects in each variation, above 0. */
  nPerVariation: number;
  method: PlanningMethod;
  /** N_tune, above 0; the product uses 10,000. */
  tuning: number;
}

interface MinimumDetectableEffectResult extends WithReasons {
  /** Relative effect, a fraction. */
  mde: number | null;
  /** Interval width over the fixed-sample width. */
  scale: number;
}

/**
 * Smallest true relative effect detected with the given power. Null when the mean is 0. Throws
 * `StatisticsInputError` for no subjects, a negative variance, levels outside (0,1), power <=
 * alpha/2, tuning <= 0 or an unknown method.
 *
 * Source: product documentation, Sample size calculator usage.
 */
export function minimumDetectableEffect(
  input: MinimumDetectableEffectInput,
): MinimumDetectableEffectResult {
  requirePlanning(input);
  requirePositive(input.nPerVariation, 'nPerVariation');
  requirePositive(input.tuning, 'tuning');
  const {mean, variance, nPerVariation, alpha, power, method, tuning} = input;
  const scale = methodScale(method, nPerVariation, alpha, tuning);
  if (mean === 0) return finish({mde: null, scale}, ZERO_MEAN);
  const standardError = Math.sqrt((2 * variance) / nPerVariation);
  return finish({
    mde: (scale * detectionFactor(alpha, power) * standardError) / Math.abs(mean),
    scale,
  });
}
