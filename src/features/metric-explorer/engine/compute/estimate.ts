import {percentileMetric} from '../../../statistics/percentileMetric.ts';
import {ratioMetric} from '../../../statistics/ratioMetric.ts';

/** The confidence of the intervals. */
export const CONFIDENCE = 0.95;

/** The number of a variation; null where it cannot be computed. */
export interface Estimate {
  value: number | null;
  standardError: number | null;
  /** Why there is no standard error. */
  doubt?: string | undefined;
}

const NONE: Estimate = {value: null, standardError: null};

/** A mean is the ratio of the values to one per subject. */
export function meanOf(values: readonly number[]): Estimate {
  return ratioOf(
    values,
    values.map(() => 1),
  );
}

/** Total of the numerators by total of the denominators. */
export function ratioOf(numerator: readonly number[], denominator: readonly number[]): Estimate {
  if (numerator.length === 0) return NONE;
  const {ratio, standardError, reasons} = ratioMetric({numerator, denominator});
  return {value: ratio, standardError, doubt: reasons?.standardError};
}

/** A percentile of all observations, whoever made them; a list per subject. */
export function percentileOf(clusters: readonly (readonly number[])[], p: number): Estimate {
  const filled = clusters.filter((values) => values.length > 0);
  if (filled.length === 0) return NONE;
  const {percentile, standardError, reasons} = percentileMetric({
    clusters: filled,
    p,
    confidence: CONFIDENCE,
  });
  return {value: percentile, standardError, doubt: reasons?.standardError};
}
