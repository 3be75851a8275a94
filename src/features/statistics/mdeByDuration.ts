import {minimumDetectableEffect} from './minimumDetectableEffect.ts';
import type {PlanningMethod} from './planning.ts';
import {finish, type WithReasons} from './result.ts';
import {requireCount, requireLength, requireNonNegative, requireShare} from './validate.ts';

/** One duration: unique entities seen, and mean and variance of the metric among them. */
interface DurationRow {
  weeks: number;
  subjects: number;
  mean: number;
  variance: number;
}

interface MdeByDurationInput {
  rows: readonly DurationRow[];
  /** Variations including the control, 2 or more. */
  variations: number;
  /** Share of traffic in (0,1]. */
  exposure: number;
  alpha: number;
  power: number;
  method: PlanningMethod;
  tuning: number;
}

interface MdeByDurationResult extends WithReasons {
  /** Not rounded. */
  nPerVariation: number[];
  /** Relative effect per row. */
  mde: (number | null)[];
}

/**
 * Minimum detectable effect per duration, with subjects × exposure / variations subjects in each
 * variation. Null in rows without subjects or with mean 0. Throws `StatisticsInputError` for no
 * rows, fewer than two variations, exposure outside (0,1] and as `minimumDetectableEffect` does.
 *
 * Source: product documentation, Sample size calculator usage.
 */
export function mdeByDuration(input: MdeByDurationInput): MdeByDurationResult {
  const {rows, variations, exposure, alpha, power, method, tuning} = input;
  requireLength(rows, 'rows', 1);
  requireCount(variations, 'variations', 2);
  requireShare(exposure, 'exposure');
  const reasons: string[] = [];
  const nPerVariation: number[] = [];
  const mde = rows.map(({subjects, mean, variance}, index) => {
    requireNonNegative(subjects, `rows[${index}].subjects`);
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
