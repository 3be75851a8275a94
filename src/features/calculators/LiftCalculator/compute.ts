import {StatisticsInputError} from '../../statistics/errors.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {percentileMetric} from '../../statistics/percentileMetric.ts';
import {ratioMoments} from '../../statistics/ratioLift.ts';
import {relativeLift, type ArmSummary} from '../../statistics/relativeLift.ts';
import {DEFAULT_TUNING, sequentialCI} from '../../statistics/sequentialCI.ts';
import type {Values} from '../kit/fields.ts';
import {formatNumber} from '../kit/format.ts';
import {readColumn} from '../kit/readColumn.ts';
import {whyNoLift} from '../kit/whyNoLift.ts';
import type {fields} from './fields.ts';

type Observation = Values<typeof fields>;

export const ARMS = ['Control', 'Treatment'] as const;
export type ArmName = (typeof ARMS)[number];

export type Result = ReturnType<typeof compute>;

/** What the lift needs of a variation, and what it came from. */
interface Arm extends ArmSummary {
  /** Squared standard error of the metric is `variance` / `n`, whatever the metric. */
  values: readonly number[];
  percentile: ReturnType<typeof percentileMetric> | null;
}

function armOf(observation: Observation, arm: ArmName): Arm {
  const none = {values: [], percentile: null};
  if (observation.data === 'mean') {
    const [n, mean] = [observation[`n${arm}`], observation[`mean${arm}`]];
    return {...none, n, mean, variance: observation[`var${arm}`]};
  }
  if (observation.data === 'ratio') {
    const moments = {
      meanNumerator: observation[`numerator${arm}`],
      meanDenominator: observation[`denominator${arm}`],
      varNumerator: observation[`varNumerator${arm}`],
      varDenominator: observation[`varDenominator${arm}`],
      covariance: observation[`covariance${arm}`],
    };
    const limit = Math.sqrt(moments.varNumerator) * Math.sqrt(moments.varDenominator);
    if (Math.abs(moments.covariance) > limit * (1 + 1e-9)) {
      throw new StatisticsInputError(
        `covariance${arm}`,
        `Enter a covariance between ${formatNumber(-limit)} and ${formatNumber(limit)}, the ` +
          'product of the standard deviations.',
      );
    }
    const ratio = ratioMoments(moments, arm);
    return {
      ...none,
      n: observation[`n${arm}`],
      mean: ratio?.ratio ?? 0,
      variance: ratio?.variance ?? 0,
    };
  }
  const values = readColumn(observation[`values${arm}`], `values${arm}`);
  const percentile = percentileMetric({
    clusters: values.map((value) => [value]),
    p: observation.percentile,
    confidence: observation.confidence,
  });
  const standardError = percentile.standardError ?? 0;
  const n = values.length;
  return {values, percentile, n, mean: percentile.percentile, variance: standardError ** 2 * n};
}

/** Why a percentile's standard error is not known, which its variance of 0 does not say. */
export function doubtOf({percentile}: Arm): string | undefined {
  return percentile?.reasons?.standardError;
}

/** Lift with its standard error and intervals, or the reason why none can be shown. */
export function compute(observation: Observation) {
  const arms = {
    Control: armOf(observation, 'Control'),
    Treatment: armOf(observation, 'Treatment'),
  };
  const relative = relativeLift({control: arms.Control, treatment: arms.Treatment});
  const {lift, standardError} = relative;
  const doubt = ARMS.map((arm) => doubtOf(arms[arm])).find(Boolean);
  const reason = doubt
    ? `No interval can be told yet. ${doubt}`
    : whyNoLift(relative, arms.Treatment);
  if (lift === null || standardError === null || reason) {
    return {observation, arms, relative, shown: null, reason};
  }
  const subjects = arms.Control.n + arms.Treatment.n;
  const input = {lift, standardError, confidence: observation.confidence};
  const fixed = fixedSampleCI(input);
  const sequential = sequentialCI({...input, n: subjects, tuning: DEFAULT_TUNING});
  const shown = {lift, standardError, subjects, fixed, sequential};
  return {observation, arms, relative, shown, reason};
}
