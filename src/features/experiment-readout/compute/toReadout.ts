import type {Metric, Method, Experiment} from '../experiment.ts';
import {bayesianPosterior, DEFAULT_PRIOR_SD} from '../../statistics/bayesianPosterior.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {hybridCI, DEFAULT_TUNING, sequentialCI} from '../../statistics/sequentialCI.ts';
import {relativeLift} from '../../statistics/relativeLift.ts';
import {type Arms, adjustArms, armsBefore, armsOf} from './arms.ts';
import {progress} from '../../statistics/progress.ts';
import {SRM_ALPHA, srmChiSquare} from '../../statistics/srmChiSquare.ts';

/** What an interval says of a metric; the middle two are for metrics with a cutoff. */
export type State = 'better' | 'worse' | 'unclear' | 'limited' | 'possible';

/**
 * State of a metric by its interval. A bound beyond the cutoff means that harm is not ruled out;
 * a metric that should decrease is mirrored.
 */
export function stateOf(
  {desired, cutoff}: Pick<Metric, 'desired' | 'cutoff'>,
  {lower, upper}: {lower: number; upper: number},
): State {
  const side = desired === 'increase' ? 1 : -1;
  const [bad, good] = side === 1 ? [lower, upper] : [-upper, -lower];
  if (bad > 0) return 'better';
  if (good < 0) return 'worse';
  if (cutoff === undefined) return 'unclear';
  return bad < side * cutoff ? 'possible' : 'limited';
}

const CONFIDENCE = 0.95;

/** A lift as its method shows it. */
interface Effect {
  lift: number;
  lower: number;
  upper: number;
  /** Of the lift before any prior. */
  standardError: number;
  /** Null where the method has none, or has a probability instead. */
  pValue: number | null;
  /** Probability Beats Control; the Bayesian method alone has it. */
  probability: number | null;
}

interface Analysis {
  method: Method;
  /** Whether the planned end has come. */
  ended: boolean;
  higherIsBetter: boolean;
}

/** Lift of treatment over control with the interval of a method, at 95%. */
function effectOf(arms: Arms, {method, ended, higherIsBetter}: Analysis): Effect {
  const {lift, standardError, reliable} = relativeLift(arms);
  if (lift === null || standardError === null || !reliable) {
    throw new Error('An example needs a control mean far enough from 0.');
  }
  const n = arms.control.n + arms.treatment.n;
  const input = {lift, standardError, n, confidence: CONFIDENCE, tuning: DEFAULT_TUNING};
  const none = {pValue: null, probability: null};
  switch (method) {
    case 'Sequential': {
      const {lower, upper, pValue} = sequentialCI(input);
      return {lift, lower, upper, standardError, pValue, probability: null};
    }
    case 'Fixed Sample': {
      const {lower, upper, pValue} = fixedSampleCI(input);
      return {lift, lower, upper, standardError, pValue, probability: null};
    }
    case 'Sequential Hybrid': {
      const {lower, upper} = hybridCI({...input, ended});
      return {lift, lower, upper, standardError, ...none};
    }
    case 'Bayesian': {
      const prior = {priorSd: DEFAULT_PRIOR_SD, higherIsBetter};
      const {mean, lower, upper, probBeatsControl} = bayesianPosterior({...input, ...prior});
      return {lift: mean, lower, upper, standardError, ...none, probability: probBeatsControl};
    }
  }
}

/** How somebody looks at an experiment. */
export interface View {
  method: Method;
  cuped: boolean;
  /** One segment only; everybody when absent. */
  segment?: string | undefined;
}

/** One metric of the results table. */
export interface Row {
  metric: Metric;
  /** As counted, without adjustment. */
  arms: Arms;
  effect: Effect;
  state: State;
}

export type Readout = ReturnType<typeof toReadout>;

/** Everything a results page shows of an experiment, by the functions of the statistics. */
export function toReadout(experiment: Experiment, {method, cuped, segment}: View) {
  const {metrics, days, plannedDays, segments, mixed, targetPrecision} = experiment;
  const ended = days >= plannedDays;
  // The product computes no CUPED results for a part of the subjects.
  const isAdjusted = cuped && segment === undefined;
  const rowOf = (metric: Metric): Row => {
    const arms = armsOf(experiment, metric, segment);
    const compared = isAdjusted && metric.before ? adjustArms(arms, metric.before) : arms;
    const higherIsBetter = metric.desired === 'increase';
    const effect = effectOf(compared, {method, ended, higherIsBetter});
    return {metric, arms, effect, state: stateOf(metric, effect)};
  };
  const primary = rowOf(metrics[0]);
  const everyone = armsOf(experiment, metrics[0]);
  const subjects = [everyone.control.n, everyone.treatment.n] as const;
  const total = subjects[0] + subjects[1];
  const past = metrics[0].before;
  const oneLook = {method: 'Fixed Sample', ended: true, higherIsBetter: true} as const;
  return {
    experiment,
    view: {method, cuped: isAdjusted, segment},
    ended,
    primary,
    rows: [primary, ...metrics.slice(1).map(rowOf)],
    subjects,
    progress: progress({targetPrecision, ...primary.effect}),
    split: srmChiSquare({observed: subjects, weights: [1, 1], alpha: SRM_ALPHA}),
    mixedShare: mixed / (total + mixed),
    /** The primary metric before the experiment: treatment against control. */
    before: past && effectOf(armsBefore(everyone, past), oneLook),
    segmentNames: segments.map(({name}) => name),
  };
}

/** Days before this one have too few subjects to be drawn on the scale of the others. */
const FIRST_DAY = 2;

/**
 * Lift and interval of the primary metric at the end of each day, with subjects who arrive
 * evenly. Empty for an experiment without `drift`.
 */
export function trendOf(experiment: Experiment, {method, cuped, segment}: View) {
  const {drift = [], days, plannedDays, metrics} = experiment;
  const [metric] = metrics;
  const final = armsOf(experiment, metric, segment);
  const isAdjusted = cuped && segment === undefined && metric.before;
  const {control, treatment} = isAdjusted ? adjustArms(final, isAdjusted) : final;
  const higherIsBetter = metric.desired === 'increase';
  return drift
    .map((difference, index) => {
      const day = index + 1;
      const seen = (n: number): number => Math.round((n * day) / days);
      const arms = {
        control: {...control, n: seen(control.n)},
        treatment: {
          ...treatment,
          n: seen(treatment.n),
          mean: treatment.mean + difference * control.mean,
        },
      };
      return {day, ...effectOf(arms, {method, ended: day >= plannedDays, higherIsBetter})};
    })
    .filter(({day}) => day >= FIRST_DAY);
}
