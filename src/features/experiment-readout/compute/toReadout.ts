import {progress} from '../../statistics/progress.ts';
import {SRM_ALPHA, srmChiSquare} from '../../statistics/srmChiSquare.ts';
import type {Experiment, Method, Metric} from '../experiment.ts';
import {adjustArms, armsBefore, armsOf, type Arms} from './arms.ts';
import {effectOf, type Effect} from './effectOf.ts';
import {stateOf, type State} from './stateOf.ts';

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
