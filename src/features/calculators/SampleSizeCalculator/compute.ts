import {StatisticsInputError} from '../../statistics/errors.ts';
import {minimumDetectableEffect} from '../../statistics/minimumDetectableEffect.ts';
import {detectionFactor, methodScale, type PlanningMethod} from '../../statistics/planning.ts';
import {ratioMoments} from '../../statistics/ratioLift.ts';
import {sampleSizeByMethod} from '../../statistics/sampleSizeByMethod.ts';
import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import {subjectsForLift} from '../../statistics/subjectsForLift.ts';
import type {Values} from '../kit/fields.ts';
import type {fields} from './fields.ts';

/** Weeks of the result table, as in the product. */
const DURATIONS = [1, 2, 4, 6, 8, 10] as const;

/** What the reader plans, in fractions; mean and variance are those of the metric before CUPED++. */
export type Plan = Values<typeof fields> & {alpha: number};

export type DurationResult = ReturnType<typeof plan>['rows'][number];
export type PlanResult = ReturnType<typeof plan>;

function momentsOf(values: Values<typeof fields>): {mean: number; variance: number} {
  switch (values.metric) {
    case 'binary':
      return {mean: values.rate, variance: values.rate * (1 - values.rate)};
    case 'mean':
      return values;
    case 'ratio': {
      const moments = ratioMoments(values, 'metric');
      return {mean: moments?.ratio ?? 0, variance: moments?.variance ?? 0};
    }
  }
}

function byMethod<Part>(of: (method: PlanningMethod) => Part): Record<PlanningMethod, Part> {
  return {fixed: of('fixed'), sequential: of('sequential'), hybrid: of('hybrid')};
}

/** Effects by duration, and subjects for the target, by every method. */
export function plan(values: Values<typeof fields>) {
  const {mean, variance} = momentsOf(values);
  const {metric, power, perWeek, variations, exposure, method, target, rSquared} = values;
  if (mean === 0) {
    const field = metric === 'mean' ? 'mean' : 'meanNumerator';
    throw new StatisticsInputError(field, 'Enter a mean other than 0: effects are relative to it.');
  }
  if (metric === 'binary' && mean * (1 + target) > 1) {
    const message = 'Enter a smaller effect: this one takes the rate above 100%.';
    throw new StatisticsInputError('target', message);
  }
  const alpha = 1 - values.confidence;
  const levels = {mean, alpha, power, tuning: DEFAULT_TUNING};
  const {subjects: shownFrom} = subjectsForLift({mean, variance});
  const rows = DURATIONS.map((weeks) => {
    const nPerVariation = (weeks * perWeek * exposure) / variations;
    const effect = (chosen: PlanningMethod, left: number): number | null =>
      nPerVariation >= shownFrom
        ? minimumDetectableEffect({
            ...{...levels, nPerVariation, variance: variance * left, method: chosen},
          }).mde
        : null;
    return {
      weeks,
      nPerVariation,
      /** Null with too few subjects for a lift to be shown. */
      mde: byMethod((each) => effect(each, 1 - rSquared)),
      /** Of the chosen method. */
      withoutCuped: effect(method, 1),
    };
  });
  const requirements = byMethod((each) => {
    const input = {...levels, variance: variance * (1 - rSquared), mde: target, method: each};
    const byFormula = sampleSizeByMethod(input).nPerVariationCeil ?? 0;
    const nPerVariation = Math.max(byFormula, shownFrom);
    const total = nPerVariation * variations;
    return {byFormula, nPerVariation, total, weeks: total / (perWeek * exposure)};
  });
  const planned: Plan = {...values, mean, variance, alpha};
  return {plan: planned, rows, requirements, shownFrom, factor: detectionFactor(alpha, power)};
}

/** Methods whose formula asks for fewer subjects than a lift takes to be shown at all. */
export function limitedMethods({requirements}: PlanResult): PlanningMethod[] {
  const methods = Object.keys(requirements) as PlanningMethod[];
  return methods.filter((each) => requirements[each].byFormula < requirements[each].nPerVariation);
}

/** Interval width of a method over the fixed-sample width at `nPerVariation` subjects. */
export function scaleOf({alpha}: Plan, method: PlanningMethod, nPerVariation: number): number {
  return methodScale(method, nPerVariation, alpha, DEFAULT_TUNING);
}
