import type {Values, Fields} from '../../calculators/kit/fields.ts';
import {arrive, estimateLift, type Arm} from '../kit/model/conversions.ts';
import {
  excludesZero,
  intervalsAt,
  METHOD_KEYS,
  type Interval,
  type Method,
} from '../kit/model/methods.ts';
import {seededSource} from '../kit/model/seededSource.ts';
import type {Simulation} from '../kit/model/simulation.ts';
import {confidence, days, lift, perDay, priorSd, rate, seed} from '../kit/model/fields.ts';

/** The form: one experiment. */
export const fields = {
  lift,
  days: {...days, label: 'Days until the end date', min: 2},
  perDay: {...perDay, initial: '1000'},
  rate,
  confidence,
  priorSd,
  seed: {...seed, initial: '5'},
} satisfies Fields;

/** What can be seen at the end of a day. */
interface Day {
  day: number;
  lift: number;
  intervals: Record<Method, Interval>;
}

export interface Course {
  trueLift: number;
  lastDay: number;
  /** Days at whose end a lift could be shown. */
  days: Day[];
  /** The first day whose interval excludes 0, by method. */
  found: Record<Method, Day | undefined>;
}

/** One experiment, day by day. */
export function begin(values: Values<typeof fields>): Simulation<Course> {
  const {lift: trueLift, days: lastDay, perDay, rate, confidence, priorSd, seed} = values;
  const source = seededSource(seed);
  const days: Day[] = [];

  const step = (): void => {
    const control: Arm = {subjects: 0, conversions: 0};
    const treatment: Arm = {subjects: 0, conversions: 0};
    for (let day = 1; day <= lastDay; day += 1) {
      arrive(control, perDay, rate, source);
      arrive(treatment, perDay, rate * (1 + trueLift), source);
      const estimate = estimateLift(control, treatment);
      if (!estimate) continue;
      const settings = {confidence, priorSd, ended: day === lastDay};
      const intervals = intervalsAt(estimate.n, settings)(estimate);
      days.push({day, lift: estimate.lift, intervals});
    }
  };

  const result = (): Course => {
    const found = METHOD_KEYS.map((method) => [
      method,
      days.find(({intervals}) => excludesZero(intervals[method])),
    ]);
    return {trueLift, lastDay, days, found: Object.fromEntries(found) as Course['found']};
  };

  return {total: 1, step, result};
}
