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
  if (control.value === 0) {
    return withoutLift('No lift: control is 0, so no change can be given relative to it.');
  }
  const {standardError: controlError} = control;
  const {standardError: treatmentError} = treatment;
  if (controlError === null || treatmentError === null) {
    const lift = treatment.value / control.value - 1;
    return {...withoutLift(`No interval. ${control.doubt ?? treatment.doubt ?? ''}`.trim()), lift};
  }
  // A standard error is that of one observation with its square as variance.
  const {lift, standardError, controlMeanOverSe, reliable} = relativeLift({
    control: {n: 1, mean: control.value, variance: controlError ** 2},
    treatment: {n: 1, mean: treatment.value, variance: treatmentError ** 2},
  });
  if (lift === null || standardError === null) return withoutLift('No lift.');
  if (standardError === 0) {
    const cause =
      treatment.value === 0
        ? 'nobody in treatment has a value yet'
        : 'nothing varies in either variation';
    return {...withoutLift(`No interval: ${cause}.`), lift};
  }
  const {lower, upper} = fixedSampleCI({lift, standardError, confidence: CONFIDENCE});
  const distance = (controlMeanOverSe ?? 0).toFixed(1);
  const note = reliable
    ? ''
    : `Eppo would show no lift: control is ${distance} standard errors from 0, and ` +
      `${RELIABLE_STANDARD_ERRORS} are needed.`;
  return {lift, lower, upper, note};
}
