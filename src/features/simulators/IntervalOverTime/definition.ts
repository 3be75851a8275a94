import type {SimulatorDefinition} from '../kit/definition.ts';
import {requireRate} from '../kit/model/requireRate.ts';
import {begin, type Course, fields} from './model.ts';
import {DASH, formatSignedEffect} from '../../calculators/kit/format.ts';
import type {Table} from '../../calculators/kit/types.ts';
import {isRowDay} from '../kit/isRowDay.ts';
import {METHOD_KEYS, METHODS, type Interval} from '../kit/model/methods.ts';

const formatInterval = ({lower, upper}: Interval): string =>
  `${formatSignedEffect(lower)} to ${formatSignedEffect(upper)}`;

/** The answer in a sentence or two. */
function summarize({trueLift, lastDay, days, found}: Course): string {
  const last = days.at(-1);
  if (!last) {
    return (
      `In ${lastDay} days no lift can be shown: the conversion rate of control stays less than ` +
      '10 standard errors from 0. Let more subjects arrive.'
    );
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
}

/** When each method would have stopped, and the intervals behind the charts. */
function tables(course: Course): Table[] {
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
          formatInterval(last.intervals[method]),
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
          ...METHOD_KEYS.map((method) => formatInterval(intervals[method])),
        ]),
    },
  ];
}

/** One experiment and its intervals, day by day. */
export const intervalOverTime: SimulatorDefinition<typeof fields, Course> = {
  prefix: 'course',
  title: 'One experiment, four intervals, day by day',
  fallback: 'lift',
  again: 'Another experiment',
  check: ({rate, lift}) => requireRate(rate, lift),
  fields,
  begin,
  summarize,
  tables,
};
