import {
  detectionFactor,
  methodScale,
  requirePlanning,
  ZERO_MEAN,
  type PlanningInput,
  type PlanningMethod,
} from './planning.ts';
import {finish} from './result.ts';
import {requireAll, requireEach, requireLength} from './validate.ts';
import {standardNormalCdf, twoSidedCriticalValue} from './special/standardNormal.ts';

interface MinimumDetectableEffectInput extends PlanningInput {
  /** Subjects in each variation, above 0. */
  nPerVariation: number;
  method: PlanningMethod;
  /** N_tune, above 0; the product uses 10,000. */
  tuning: number;
}

/**
 * Smallest true relative effect detected with the given power, a fraction, and the width of the
 * interval over the fixed-sample width. Null when the mean is 0. Throws
 * `StatisticsInputError` for no subjects, a negative variance, levels outside (0,1), power <=
 * alpha/2, tuning <= 0 or an unknown method.
 *
 * Source: product documentation, Sample size calculator usage.
 */
export function minimumDetectableEffect(input: MinimumDetectableEffectInput) {
  requirePlanning(input);
  requireAll(input, {nPerVariation: 'positive', tuning: 'positive'});
  const {mean, variance, nPerVariation, alpha, power, method, tuning} = input;
  const scale = methodScale(method, nPerVariation, alpha, tuning);
  if (mean === 0) return finish({mde: null, scale}, ZERO_MEAN);
  const standardError = Math.sqrt((2 * variance) / nPerVariation);
  return finish({
    mde: (scale * detectionFactor(alpha, power) * standardError) / Math.abs(mean),
    scale,
  });
}

/** One duration: unique entities seen, and mean and variance of the metric among them. */
interface DurationRow {
  weeks: number;
  subjects: number;
  mean: number;
  variance: number;
}

interface MdeByDurationInput extends Pick<
  MinimumDetectableEffectInput,
  'alpha' | 'power' | 'method' | 'tuning'
> {
  rows: readonly DurationRow[];
  /** Variations including the control, 2 or more. */
  variations: number;
  /** Share of traffic in (0,1]. */
  exposure: number;
}

/**
 * Minimum detectable effect per duration, with subjects × exposure / variations subjects, not
 * rounded, in each variation. Null in rows without subjects or with mean 0. Throws `StatisticsInputError` for no
 * rows, fewer than two variations, exposure outside (0,1] and as `minimumDetectableEffect` does.
 *
 * Source: product documentation, Sample size calculator usage.
 */
export function mdeByDuration(input: MdeByDurationInput) {
  const {rows, variations, exposure, alpha, power, method, tuning} = input;
  requireLength(rows, 'rows', 1);
  requireAll(input, {variations: 'countFrom2', exposure: 'share'});
  const reasons: string[] = [];
  const nPerVariation: number[] = [];
  const mde = rows.map(({subjects, mean, variance}, index) => {
    requireAll({subjects}, {subjects: 'nonNegative'}, `rows[${index}].`);
    const n = (subjects * exposure) / variations;
    nPerVariation.push(n);
    if (n === 0) {
      reasons.push(`Row ${index + 1} has no subjects.`);
      return null;
    }
    const plan = {mean, variance, nPerVariation: n, alpha, power, method, tuning};
    const row = minimumDetectableEffect(plan);
    if (row.reasons?.mde) reasons.push(`Row ${index + 1}: ${row.reasons.mde}`);
    return row.mde;
  });
  return finish({nPerVariation, mde}, {mde: reasons.length === 0 ? undefined : reasons.join(' ')});
}

interface PowerForEffectInput extends Omit<PlanningInput, 'power'> {
  /** Subjects in each variation, above 0. */
  nPerVariation: number;
  /** True relative effects. */
  effect: readonly number[];
}

/**
 * Chance that a true relative effect gives a significant fixed-sample result in its own
 * direction; an effect of 0 gives alpha/2. Null when neither noise nor effect exists. Throws
 * `StatisticsInputError` for no subjects, a negative variance or alpha outside (0,1).
 *
 * Source: normal approximation of the product's MDE formula, solved for power.
 */
export function powerForEffect(input: PowerForEffectInput) {
  const {mean, variance, nPerVariation, effect, alpha} = input;
  requireAll(input, {mean: 'number', variance: 'nonNegative', nPerVariation: 'positive'});
  requireEach(effect, 'effect', 'number');
  requireAll(input, {alpha: 'openFraction'});
  const standardError = Math.sqrt((2 * variance) / nPerVariation);
  const criticalValue = twoSidedCriticalValue(alpha);
  const power = effect.map((value) => {
    const shift = Math.abs(value * mean);
    if (standardError > 0) return standardNormalCdf(shift / standardError - criticalValue);
    return shift > 0 ? 1 : null;
  });
  return finish({power}, 'Without variance and without effect there is nothing to detect.');
}
