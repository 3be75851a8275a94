import type {ArmSummary} from '../../statistics/relativeLift.ts';
import {varianceReduction} from '../../statistics/cupedFromSummary.ts';
import type {Before, Experiment, Metric} from '../experiment.ts';

/** Control and treatment, as the statistics take them. */
export interface Arms {
  control: ArmSummary;
  treatment: ArmSummary;
}

/** One group made of several: means weighted by subjects, variance within plus between them. */
function pool(groups: readonly ArmSummary[]): ArmSummary {
  const n = groups.reduce((sum, group) => sum + group.n, 0);
  const mean = groups.reduce((sum, group) => sum + group.n * group.mean, 0) / n;
  const squares = groups.reduce(
    (sum, group) => sum + (group.n - 1) * group.variance + group.n * (group.mean - mean) ** 2,
    0,
  );
  return {n, mean, variance: squares / (n - 1)};
}

/** A metric in one segment, or in all of them together when none is named. */
export function armsOf(experiment: Experiment, metric: Metric, segment?: string): Arms {
  const arm = (side: 0 | 1): ArmSummary =>
    pool(
      experiment.segments.flatMap(({name, subjects}, index) => {
        const moments = metric.moments[index]?.[side];
        if (!moments || (segment !== undefined && name !== segment)) return [];
        return [{n: subjects[side], mean: moments[0], variance: moments[1]}];
      }),
    );
  return {control: arm(0), treatment: arm(1)};
}

/** The averages of a metric before the experiment, as two groups to compare. */
export function armsBefore({control, treatment}: Arms, before: Before): Arms {
  const {variance} = before;
  return {
    control: {n: control.n, mean: before.control, variance},
    treatment: {n: treatment.n, mean: before.treatment, variance},
  };
}

/**
 * What CUPED makes of a metric: each mean without what its group's head start explains, and the
 * variance that the past does not explain.
 *
 * Source: Deng, Xu, Kohavi, Walker, WSDM 2013, §3.
 */
export function adjustArms(arms: Arms, before: Before): Arms {
  const {control, treatment} = arms;
  const spread = Math.sqrt((control.variance + treatment.variance) / 2);
  const theta = (before.correlation * spread) / Math.sqrt(before.variance);
  const earlier = armsBefore(arms, before);
  const everyone = pool([earlier.control, earlier.treatment]).mean;
  const left = varianceReduction({rSquared: [before.correlation ** 2]}).varianceRatio[0] ?? 1;
  const adjust = (arm: ArmSummary, mean: number): ArmSummary => ({
    n: arm.n,
    mean: arm.mean - theta * (mean - everyone),
    variance: arm.variance * left,
  });
  return {
    control: adjust(control, before.control),
    treatment: adjust(treatment, before.treatment),
  };
}
