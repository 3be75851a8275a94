import {
  bayesianPosterior,
  DEFAULT_PRIOR_SD,
  type BayesianPosteriorResult,
} from '../../statistics/bayesianPosterior.ts';
import {fixedSampleCI, type FixedSampleCIResult} from '../../statistics/fixedSampleCI.ts';
import {hybridCI, type HybridCIResult} from '../../statistics/hybridCI.ts';
import {
  relativeLift,
  type ArmSummary,
  type RelativeLiftResult,
} from '../../statistics/relativeLift.ts';
import {
  DEFAULT_TUNING,
  sequentialCI,
  type SequentialCIResult,
} from '../../statistics/sequentialCI.ts';
import {evaluateWith, fieldReader, type FieldReader} from '../kit/fieldReader.ts';
import {formatNumber} from '../kit/format.ts';
import type {Evaluation, Raw} from '../kit/types.ts';

export const DATA = ['mean', 'conversions', 'lift'] as const;

export const defaults = {
  data: 'mean',
  nControl: '23740',
  meanControl: '1.7602',
  varControl: '9.61',
  nTreatment: '23803',
  meanTreatment: '1.8669',
  varTreatment: '10.24',
  conversionsControl: '4748',
  conversionsTreatment: '4999',
  lift: '6.06',
  se: '0.9',
  n: '47543',
  confidence: '95',
  priorSd: String(DEFAULT_PRIOR_SD * 100),
  better: 'increase',
} satisfies Raw;

/** What the reader gives, in fractions. */
interface Observation {
  /** Absent when lift and standard error are typed directly. */
  arms: {control: ArmSummary; treatment: ArmSummary} | null;
  liftTyped: {lift: number; standardError: number; n: number} | null;
  confidence: number;
  priorSd: number;
  higherIsBetter: boolean;
}

export interface Interval {
  id: 'fixed' | 'sequential' | 'hybridRunning' | 'hybridEnded' | 'bayesian';
  label: string;
  center: number;
  lower: number;
  upper: number;
}

export interface Methods {
  lift: number;
  standardError: number;
  n: number;
  fixed: FixedSampleCIResult;
  sequential: SequentialCIResult;
  hybridRunning: HybridCIResult;
  hybridEnded: HybridCIResult;
  bayesian: BayesianPosteriorResult;
  intervals: Interval[];
}

export interface Exploration {
  observation: Observation;
  /** Null when lift and standard error are typed directly. */
  relative: RelativeLiftResult | null;
  /** Null, with a reason, when no lift may be shown. */
  methods: Methods | null;
  reason: string;
}

function readArm(reader: FieldReader, data: string, arm: 'Control' | 'Treatment'): ArmSummary {
  const n = reader.number(`n${arm}`, {whole: true, min: 2, max: 1e15});
  if (data === 'mean') {
    const mean = reader.number(`mean${arm}`, {min: -1e12, max: 1e12});
    return {n, mean, variance: reader.number(`var${arm}`, {min: 0, max: 1e24})};
  }
  const conversions = reader.number(`conversions${arm}`, {whole: true, min: 0});
  if (conversions > n) {
    reader.reject(`conversions${arm}`, 'Enter at most as many conversions as subjects.');
  }
  const rate = conversions / n;
  return {n, mean: rate, variance: (n / (n - 1)) * rate * (1 - rate)};
}

function read(reader: FieldReader): Observation {
  const data = reader.choice('data', DATA);
  const isTyped = data === 'lift';
  return {
    arms: isTyped
      ? null
      : {
          control: readArm(reader, data, 'Control'),
          treatment: readArm(reader, data, 'Treatment'),
        },
    liftTyped: isTyped
      ? {
          lift: reader.number('lift', {min: -1e6, max: 1e6, percent: true}),
          standardError: reader.number('se', {min: 1e-9, max: 1e6, percent: true}),
          n: reader.number('n', {whole: true, min: 2, max: 1e15}),
        }
      : null,
    confidence: reader.number('confidence', {above: 0, below: 100, percent: true}),
    priorSd: reader.number('priorSd', {min: 0.001, max: 1e6, percent: true}),
    higherIsBetter: reader.choice('better', ['increase', 'decrease']) === 'increase',
  };
}

function applyMethods(
  observation: Observation,
  data: {lift: number; standardError: number; n: number},
): Methods {
  const input = {...data, confidence: observation.confidence, tuning: DEFAULT_TUNING};
  const fixed = fixedSampleCI(input);
  const sequential = sequentialCI(input);
  const hybridRunning = hybridCI({...input, ended: false});
  const hybridEnded = hybridCI({...input, ended: true});
  const {priorSd, higherIsBetter} = observation;
  const bayesian = bayesianPosterior({
    ...input,
    ...{priorMean: 0, priorSd, precision: 0, higherIsBetter},
  });
  const center = data.lift;
  return {
    ...data,
    ...{fixed, sequential, hybridRunning, hybridEnded, bayesian},
    intervals: [
      {id: 'fixed', label: 'Fixed Sample', center, ...bounds(fixed)},
      {id: 'sequential', label: 'Sequential', center, ...bounds(sequential)},
      {id: 'hybridRunning', label: 'Hybrid, running', center, ...bounds(hybridRunning)},
      {id: 'hybridEnded', label: 'Hybrid, after end date', center, ...bounds(hybridEnded)},
      {id: 'bayesian', label: 'Bayesian', center: bayesian.mean, ...bounds(bayesian)},
    ],
  };
}

function bounds({lower, upper}: {lower: number; upper: number}): {lower: number; upper: number} {
  return {lower, upper};
}

function explore(observation: Observation): Exploration {
  const {arms, liftTyped} = observation;
  if (liftTyped) {
    const methods = applyMethods(observation, liftTyped);
    return {observation, relative: null, methods, reason: ''};
  }
  if (!arms) throw new Error('An observation has either two variations or a lift.');
  const relative = relativeLift(arms);
  const {lift, standardError, controlMeanOverSe, reliable} = relative;
  if (lift === null || standardError === null || !reliable) {
    const reason =
      relative.reasons?.lift ??
      `The control mean is ${formatNumber(controlMeanOverSe, 1)} standard errors from 0; ` +
        'at least 10 are needed.';
    return {observation, relative, methods: null, reason};
  }
  const n = arms.control.n + arms.treatment.n;
  const methods = applyMethods(observation, {lift, standardError, n});
  return {observation, relative, methods, reason: ''};
}

/** Intervals by every method for what was typed, or a message per field. */
export function evaluate(raw: Raw): Evaluation<Exploration> {
  const reader = fieldReader(raw);
  const observation = read(reader);
  return evaluateWith(
    reader,
    () => explore(observation),
    () => (observation.liftTyped ? 'lift' : 'meanControl'),
  );
}
