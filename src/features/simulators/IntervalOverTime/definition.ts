import type {Fields, Values} from '../../calculators/kit/fields.ts';
import {arrive, estimateLift, seededSource, type Arm} from '../kit/model/conversions.ts';
import {
  excludesZero,
  intervalsAt,
  METHOD_KEYS,
  METHODS,
  type Interval,
  type Method,
} from '../kit/model/methods.ts';
import type {Simulation, SimulatorDefinition} from '../kit/definition.ts';
import {confidence, days, lift, perDay, rate, requireRate, seed} from '../kit/model/fields.ts';
import {priorSd} from '../../calculators/kit/commonFields.ts';
import {DASH, formatBounds, formatSignedEffect} from '../../calculators/kit/format.ts';
import {isRowDay, NO_LIFT} from '../kit/shares.ts';

/** The form: one experiment. */
const fields = {
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
function begin(values: Values<typeof fields>): Simulation<Course> {
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

/** One experiment and its intervals, day by day. */
export const intervalOverTime: SimulatorDefinition<typeof fields, Course> = {
  prefix: 'course',
  title: 'One experiment, four intervals, day by day',
  again: 'Another experiment',
  check: ({rate, lift}) => requireRate(rate, lift),
  fields,
  begin,
  summarize({trueLift, lastDay, days, found}) {
    const last = days.at(-1);
    if (!last) {
      return `In ${lastDay} days no lift can be shown: ${NO_LIFT}. Let more subjects arrive.`;
    }
    const stops = METHOD_KEYS.map((method) => {
      const day = found[method];
      return day
        ? `${METHODS[method]} on day ${day.day}, with ${formatSignedEffect(day.lift)}`
        : `${METHODS[method]} never`;
    });
    return (
      `The true lift is ${formatSignedEffect(trueLift)}; after day ${last.day} the data say ` +
      `${formatSignedEffect(last.lift)}. The interval first excludes 0 by method: ${stops.join('; ')}.`
    );
  },
  tables(course) {
    const last = course.days.at(-1);
    if (!last) return [];
    return [
      {
        caption: 'When would you have stopped?',
        head: ['Method', 'First excludes 0', 'Lift on that day', `Interval on day ${last.day}`],
        rows: METHOD_KEYS.map((method) => {
          const day = course.found[method];
          return [
            METHODS[method],
            day ? `day ${day.day}` : 'never',
            day ? formatSignedEffect(day.lift) : DASH,
            formatBounds(last.intervals[method]),
          ];
        }),
      },
      {
        caption: 'Lift and intervals by day',
        head: ['Day', 'Lift', ...METHOD_KEYS.map((method) => METHODS[method])],
        rows: course.days
          .filter(({day}) => isRowDay(day, last.day))
          .map(({day, lift, intervals}) => [
            String(day),
            formatSignedEffect(lift),
            ...METHOD_KEYS.map((method) => formatBounds(intervals[method])),
          ]),
      },
    ];
  },
};
