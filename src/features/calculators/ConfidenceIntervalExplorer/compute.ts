import {bayesianPosterior} from '../../statistics/bayesianPosterior.ts';
import {StatisticsInputError} from '../../statistics/errors.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {hybridCI} from '../../statistics/hybridCI.ts';
import {relativeLift, type ArmSummary} from '../../statistics/relativeLift.ts';
import {DEFAULT_TUNING, sequentialCI} from '../../statistics/sequentialCI.ts';
import type {Values} from '../kit/fields.ts';
import {formatNumber} from '../kit/format.ts';
import type {fields} from './fields.ts';

/** What the reader gives, in fractions. */
type Observation = Values<typeof fields>;

export type Exploration = ReturnType<typeof explore>;
export type Methods = ReturnType<typeof applyMethods>;
export type Interval = Methods['intervals'][number];

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
  const input = {...data, confidence, tuning: DEFAULT_TUNING};
  const fixed = fixedSampleCI(input);
  const sequential = sequentialCI(input);
  const hybridRunning = hybridCI({...input, ended: false});
  const hybridEnded = hybridCI({...input, ended: true});
  const higherIsBetter = better === 'increase';
  const prior = {priorMean: 0, priorSd, precision: 0, higherIsBetter};
  const bayesian = bayesianPosterior({...input, ...prior});
  const center = data.lift;
  const intervals = [
    {label: 'Fixed Sample', center, ...fixed},
    {label: 'Sequential', center, ...sequential},
    {label: 'Hybrid, running', center, ...hybridRunning},
    {label: 'Hybrid, after end date', center, ...hybridEnded},
    {label: 'Bayesian', center: bayesian.mean, ...bayesian},
  ].map(({label, center: middle, lower, upper}) => ({label, center: middle, lower, upper}));
  return {...data, fixed, sequential, hybridRunning, hybridEnded, bayesian, intervals};
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
  const {lift, standardError, controlMeanOverSe, reliable, reasons} = relative;
  if (lift === null || standardError === null || !reliable) {
    const reason =
      reasons?.lift ??
      `The control mean is ${formatNumber(controlMeanOverSe, 1)} standard errors from 0; ` +
        'at least 10 are needed.';
    return {observation, arms, relative, methods: null, reason};
  }
  const n = arms.control.n + arms.treatment.n;
  const methods = applyMethods(observation, {lift, standardError, n});
  return {observation, arms, relative, methods, reason: ''};
}
