import {noWidthBecause} from '../../../calculators/kit/whyNoLift.ts';
import {fixedSampleCI} from '../../../statistics/fixedSampleCI.ts';
import {relativeLift, RELIABLE_STANDARD_ERRORS} from '../../../statistics/relativeLift.ts';
import {CONFIDENCE, type Estimate} from './estimate.ts';

/** Treatment against control. */
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
