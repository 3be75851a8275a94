import {StatisticsInputError} from '../../statistics/errors.ts';
import {relativeLift, type ArmSummary} from '../../statistics/relativeLift.ts';
import type {Values} from '../kit/fields.ts';
import {intervalsByMethod} from '../kit/intervalsByMethod.ts';
import {whyNoLift} from '../kit/whyNoLift.ts';
import type {fields} from './fields.ts';

/** What the reader gives, in fractions. */
type Observation = Values<typeof fields>;

export type Exploration = ReturnType<typeof explore>;
export type Methods = ReturnType<typeof applyMethods>;

function armOf(observation: Observation, arm: 'Control' | 'Treatment'): ArmSummary {
  const n = observation[`n${arm}`];
  if (observation.data === 'mean') {
    return {n, mean: observation[`mean${arm}`], variance: observation[`var${arm}`]};
  }
  const conversions = observation[`conversions${arm}`];
  if (conversions > n) {
    const message = 'Enter at most as many conversions as subjects.';
    throw new StatisticsInputError(`conversions${arm}`, message);
  }
  const rate = conversions / n;
  return {n, mean: rate, variance: (n / (n - 1)) * rate * (1 - rate)};
}

function applyMethods(
  {confidence, priorSd, better}: Observation,
  data: {lift: number; standardError: number; n: number},
) {
  const higherIsBetter = better === 'increase';
  return {...data, ...intervalsByMethod({...data, confidence, priorSd, higherIsBetter})};
}

/**
 * Intervals by every method. Without `methods` no lift may be shown, for the `reason`; without
 * `arms` lift and standard error were typed.
 */
export function explore(observation: Observation) {
  if (observation.data === 'lift') {
    const {lift, se: standardError, n} = observation;
    const methods = applyMethods(observation, {lift, standardError, n});
    return {observation, arms: null, relative: null, methods, reason: ''};
  }
  const arms = {control: armOf(observation, 'Control'), treatment: armOf(observation, 'Treatment')};
  const relative = relativeLift(arms);
  const {lift, standardError} = relative;
  const reason = whyNoLift(relative, arms.treatment);
  if (lift === null || standardError === null || reason) {
    return {observation, arms, relative, methods: null, reason};
  }
  const n = arms.control.n + arms.treatment.n;
  const methods = applyMethods(observation, {lift, standardError, n});
  return {observation, arms, relative, methods, reason};
}
