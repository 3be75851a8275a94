import {confidence, MEAN} from '../kit/commonFields.ts';
import {choiceField, numberField, percentField, type Fields, type Values} from '../kit/fields.ts';
import type {Raw} from '../kit/types.ts';
import {StatisticsInputError} from '../../statistics/validate.ts';
import {
  relativeLift,
  RELIABLE_STANDARD_ERRORS,
  type ArmSummary,
} from '../../statistics/relativeLift.ts';
import {formatNumber} from '../kit/format.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {multipliersAt} from '../../statistics/sequentialCI.ts';
import {cupedFromSummary, varianceReduction} from '../../statistics/cupedFromSummary.ts';

const isGain = ({mode}: Raw) => mode !== 'arms';
const hasArms = ({mode}: Raw) => mode === 'arms';

const variance = {above: 0, max: 1e24};
const correlation = {above: -1, below: 1};

function arm<Group extends string>(group: Group, before: string, during: string) {
  return {
    n: numberField('Subjects', '2000', {group, whole: true, min: 2, max: 1e12, when: hasArms}),
    before: numberField('Mean before', before, {group, ...MEAN, when: hasArms}),
    varBefore: numberField('Variance before', '400', {group, ...variance, when: hasArms}),
    during: numberField('Mean during', during, {group, ...MEAN, when: hasArms}),
    varDuring: numberField('Variance during', '484', {group, ...variance, when: hasArms}),
    r: numberField('Correlation', '0.8', {group, ...correlation, when: hasArms}),
  };
}

const control = arm('Control', '20', '22');
const treatment = arm('Treatment', '21.2', '22.6');

/** The form: what history explains, or both variations before and during the experiment. */
export const fields = {
  mode: choiceField('What you know', {
    correlation: 'A correlation with the past',
    rSquared: 'The variance explained, R²',
    arms: 'Both variations, before and during',
  }),
  correlation: numberField('Correlation', '0.7', {
    hint: 'Of a subject’s values before and during the experiment',
    ...correlation,
    when: ({mode}) => mode === 'correlation',
  }),
  rSquared: percentField('R²', '50', {
    min: 0,
    below: 100,
    shareBelow: 1,
    when: ({mode}) => mode === 'rSquared',
  }),
  mean: numberField('Mean', '36.23', {...MEAN, when: isGain}),
  variance: numberField('Variance of one subject', '80000', {...variance, when: isGain}),
  n: numberField('Subjects per variation', '76334', {whole: true, min: 2, max: 1e12, when: isGain}),
  controlN: control.n,
  controlBefore: control.before,
  controlVarBefore: control.varBefore,
  controlDuring: control.during,
  controlVarDuring: control.varDuring,
  controlR: control.r,
  treatmentN: treatment.n,
  treatmentBefore: treatment.before,
  treatmentVarBefore: treatment.varBefore,
  treatmentDuring: treatment.during,
  treatmentVarDuring: treatment.varDuring,
  treatmentR: treatment.r,
  confidence,
} satisfies Fields;

/** Throws, naming `field`, unless a lift over this control may be shown. */
function requireReliable(control: ArmSummary, field: string): void {
  const {reliable, controlMeanOverSe} = relativeLift({control, treatment: control});
  if (reliable) return;
  const distance = formatNumber(controlMeanOverSe ?? 0, 1);
  throw new StatisticsInputError(
    field,
    `Enter a mean at least ${RELIABLE_STANDARD_ERRORS} standard errors from 0, without which no ` +
      `lift is shown; this one is ${distance} from it.`,
  );
}

/**
 * Smallest whole number from 1 for which `isEnough`, which is true from there on; beyond 2⁵³ the
 * next number that there is.
 */
function smallestCount(isEnough: (count: number) => boolean): number {
  let high = 1;
  while (!isEnough(high)) high *= 2;
  let low = high / 2;
  while (high > 1) {
    const middle = Math.floor(low + (high - low) / 2);
    if (middle <= low || middle >= high) break;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Methods that are compared, with their names. */
const METHODS = [
  ['fixed', 'Fixed Sample'],
  ['sequential', 'Sequential'],
  ['hybridEnded', 'Hybrid, after end date'],
] as const;

export type Gain = ReturnType<typeof computeGain>;

/** Interval widths with and without what history explains, and the subjects it is worth. */
export function computeGain(values: Values<typeof fields>) {
  const {mode, correlation, mean, variance, n, confidence} = values;
  const rSquared = mode === 'correlation' ? correlation ** 2 : values.rSquared;
  const {varianceRatio, widthRatio, sampleSizeMultiplier} = varianceReduction({
    rSquared: [rSquared],
  });
  const left = varianceRatio[0] ?? 1;
  const errorOf = (count: number, remaining: number): number => {
    const arm = {n: count, mean, variance: variance * remaining};
    return relativeLift({control: arm, treatment: arm}).standardError ?? 0;
  };
  requireReliable({n, mean, variance}, 'mean');
  const rows = METHODS.map(([method, label]) => {
    const halfWidth = (count: number, remaining: number): number =>
      multipliersAt(2 * count, confidence)[method] * errorOf(count, remaining);
    const without = halfWidth(n, 1);
    // Widths that are equal but for the last bit count as reached.
    const enough = smallestCount((count) => halfWidth(count, left) <= without * (1 + 1e-12));
    return {label, without, adjusted: halfWidth(n, left), enough};
  });
  return {
    kind: 'gain' as const,
    values,
    rSquared,
    left,
    rows,
    widthRatio: widthRatio[0] ?? 1,
    multiplier: sampleSizeMultiplier[0] ?? 1,
    standardError: errorOf(n, 1),
    adjustedError: errorOf(n, left),
  };
}

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
