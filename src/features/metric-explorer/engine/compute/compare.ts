import {percentileMetric} from '../../../statistics/percentileMetric.ts';
import {ratioMetric} from '../../../statistics/ratioLift.ts';
import {noWidthBecause} from '../../../calculators/kit/lifts.ts';
import {fixedSampleCI} from '../../../statistics/fixedSampleCI.ts';
import {relativeLift, RELIABLE_STANDARD_ERRORS} from '../../../statistics/relativeLift.ts';

const CONFIDENCE = 0.95;

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

export interface Comparison {
  lift: number | null;
  lower: number | null;
  upper: number | null;
  /** What to know about the lift, or why there is none. */
  note: string;
}

function withoutLift(note: string): Comparison {
  return {lift: null, lower: null, upper: null, note};
}

/** Relative lift with its fixed-sample interval. */
export function compare(control: Estimate, treatment: Estimate): Comparison {
  if (control.value === null || treatment.value === null) {
    return withoutLift('No lift: a variation has no value to compare.');
  }
  // A standard error is that of one observation with its square as variance.
  const {lift, standardError, controlMeanOverSe, reliable} = relativeLift({
    control: {n: 1, mean: control.value, variance: (control.standardError ?? 0) ** 2},
    treatment: {n: 1, mean: treatment.value, variance: (treatment.standardError ?? 0) ** 2},
  });
  if (lift === null || standardError === null) {
    return withoutLift('No lift: control is 0, so no change can be given relative to it.');
  }
  if (control.standardError === null || treatment.standardError === null) {
    return {...withoutLift(`No interval. ${control.doubt ?? treatment.doubt ?? ''}`.trim()), lift};
  }
  if (standardError === 0) {
    return {...withoutLift(`No interval: ${noWidthBecause(treatment.value)}.`), lift};
  }
  const {lower, upper} = fixedSampleCI({lift, standardError, confidence: CONFIDENCE});
  const distance = (controlMeanOverSe ?? 0).toFixed(1);
  const note = reliable
    ? ''
    : `Eppo would show no lift: control is ${distance} standard errors from 0, and ` +
      `${RELIABLE_STANDARD_ERRORS} are needed.`;
  return {lift, lower, upper, note};
}
