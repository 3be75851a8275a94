import type {Experiment} from '../experiment.ts';
import {adjustArms, armsOf} from './arms.ts';
import {effectOf} from './toReadout.ts';
import type {View} from './toReadout.ts';

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
