import type {SimulatorDefinition} from '../kit/definition.ts';
import {requireRate} from '../kit/model/requireRate.ts';
import {fields} from './fields.ts';
import {begin, type Novelty} from './model.ts';
import {DASH, formatSignedEffect} from '../../calculators/kit/format.ts';
import type {Table} from '../../calculators/kit/types.ts';

/** The answer in a sentence or two. */
function summarize({days, lasting}: Novelty): string {
  const last = days.at(-1);
  const averages = [days[2], days[6], last]
    .flatMap((day) => (day ? [`${formatSignedEffect(day.soFar)} after day ${day.day}`] : []))
    .filter((text, index, all) => all.indexOf(text) === index);
  return (
    `Once the novelty is gone, a whole week brings ${formatSignedEffect(lasting)}. The average of ` +
    `all days so far says ${averages.join(', ')}: it still holds the first days.`
  );
}

/** Days worth a row: the first week, and then the end of weekdays and of weeks. */
function isShown(day: number, last: number): boolean {
  return day <= 7 || day % 7 === 0 || day % 7 === 5 || day === last;
}

/** The lift of each day, and what the average makes of it. */
function tables({days}: Novelty): Table[] {
  return [
    {
      caption: 'True and observed lift by day',
      head: [
        'Day',
        'Weekday',
        'True, this day',
        'True, all days so far',
        'Observed so far',
        'Interval',
      ],
      rows: days
        .filter(({day}) => isShown(day, days.length))
        .map(({day, weekday, ofDay, soFar, observed}) => [
          String(day),
          weekday,
          formatSignedEffect(ofDay),
          formatSignedEffect(soFar),
          observed ? formatSignedEffect(observed.lift) : DASH,
          observed
            ? `${formatSignedEffect(observed.lower)} to ${formatSignedEffect(observed.upper)}`
            : DASH,
        ]),
    },
  ];
}

/** An effect that wears off, and differs on weekends. */
export const novelty: SimulatorDefinition<typeof fields, Novelty> = {
  prefix: 'novelty',
  title: 'An effect that changes from day to day',
  fallback: 'lift',
  again: 'Other subjects',
  check: ({rate, lift, weekendLift, novelty: added}) => {
    requireRate(rate, lift + added);
    requireRate(rate, weekendLift + added, 'weekendLift');
  },
  fields,
  begin,
  summarize,
  tables,
};
