import {cupedFromSummary} from '../../statistics/cupedFromSummary.ts';
import {StatisticsInputError} from '../../statistics/errors.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import type {Values} from '../kit/fields.ts';
import type {Gain} from './computeGain.ts';
import type {fields} from './fields.ts';
import {requireReliable} from './requireReliable.ts';

type Input = Values<typeof fields>;

export type Adjustment = ReturnType<typeof adjustArms>;

/** What CUPED does: by what history explains, or to both variations. */
export type Cuped = Gain | Adjustment;

function armOf(values: Input, arm: 'control' | 'treatment') {
  const varX = values[`${arm}VarBefore`];
  const varY = values[`${arm}VarDuring`];
  return {
    n: values[`${arm}N`],
    varX,
    varY,
    meanX: values[`${arm}Before`],
    meanY: values[`${arm}During`],
    covariance: values[`${arm}R`] * Math.sqrt(varX) * Math.sqrt(varY),
  };
}

/** The lift of both variations with and without the adjustment for their values before. */
export function adjustArms(values: Input) {
  const control = armOf(values, 'control');
  const treatment = armOf(values, 'treatment');
  requireReliable({n: control.n, mean: control.meanY, variance: control.varY}, 'controlDuring');
  const cuped = cupedFromSummary({control, treatment});
  const {lift, standardError, unadjustedLift, unadjustedStandardError} = cuped;
  const {theta, correlation, controlMean, treatmentMean} = cuped;
  const isUndefined = lift === null || standardError === null || controlMean === null;
  if (isUndefined || treatmentMean === null || theta === null || correlation === null) {
    const reason = Object.values(cuped.reasons ?? {})[0] ?? 'The adjusted lift is undefined.';
    throw new StatisticsInputError('controlBefore', reason);
  }
  const {confidence} = values;
  const intervalOf = (label: string, center: number, error: number) => {
    const {lower, upper} = fixedSampleCI({lift: center, standardError: error, confidence});
    return {label, center, standardError: error, lower, upper};
  };
  const distance = treatment.meanX - control.meanX;
  const error = Math.sqrt(control.varX / control.n + treatment.varX / treatment.n);
  const before = fixedSampleCI({lift: distance, standardError: error, confidence});
  return {
    kind: 'arms' as const,
    values,
    control,
    treatment,
    controlMean,
    treatmentMean,
    theta,
    rSquared: correlation ** 2,
    /** Difference of the means before, in the unit of the metric, and how unlikely it is. */
    imbalance: {distance, pValue: before.pValue ?? 1},
    intervals: [
      intervalOf('Unadjusted', unadjustedLift ?? 0, unadjustedStandardError ?? 0),
      intervalOf('Adjusted', lift, standardError),
    ] as const,
  };
}
