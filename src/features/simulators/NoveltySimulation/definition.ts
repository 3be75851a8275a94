import {
  choiceField,
  numberField,
  percentField,
  type Fields,
  type Values,
} from '../../calculators/kit/fields.ts';
import {confidence, days, lift, perDay, rate, requireRate, seed} from '../kit/model/fields.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {arrive, estimateLift, seededSource, type Arm} from '../kit/model/conversions.ts';
import type {Interval} from '../kit/model/methods.ts';
import type {Simulation, SimulatorDefinition} from '../kit/definition.ts';
import {DASH, formatBounds, formatSignedEffect} from '../../calculators/kit/format.ts';

/** The form: a lift that changes from day to day. */
const fields = {
  lift: {...lift, label: 'Lasting lift on weekdays', initial: '2'},
  novelty: {...lift, label: 'Novelty on day 1, added to it', initial: '10', max: 100},
  halfLife: numberField('Days until half of the novelty is gone', '3', {min: 0.1, max: 1_000}),
  weekendLift: {...lift, label: 'Lasting lift on weekends', initial: '-3'},
  weekendTraffic: percentField('Weekend subjects, share of a weekday’s', '60', {
    min: 1,
    max: 1_000,
  }),
  start: choiceField('First day', {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  }),
  days: {...days, max: 90, min: 7},
  perDay: {...perDay, label: 'Subjects per weekday and variation', initial: '20000'},
  rate,
  confidence,
  seed: {...seed, initial: '3'},
} satisfies Fields;

/** One day of the experiment. */
interface Day {
  day: number;
  weekday: string;
  /** The true lift of this day. */
  ofDay: number;
  /** The true lift of all days so far: what the data would say without noise. */
  soFar: number;
  /** What the data say, when a lift can be shown. */
  observed: ({lift: number} & Interval) | null;
}

export interface Novelty {
  /** The true lift of a whole week once the novelty is gone. */
  lasting: number;
  days: Day[];
}

const WEEKDAYS = Object.entries(fields.start.options);

/** The first day of the weekend in `WEEKDAYS`. */
const SATURDAY = 5;

/** One experiment whose effect wears off and differs on weekends. */
function begin(values: Values<typeof fields>): Simulation<Novelty> {
  const {lift, novelty, halfLife, weekendLift, weekendTraffic, start} = values;
  const {days: length, perDay, rate, confidence, seed} = values;
  const first = WEEKDAYS.findIndex(([key]) => key === start);
  const source = seededSource(seed);
  const weekendPerDay = Math.max(1, Math.round(perDay * weekendTraffic));
  const days: Day[] = [];

  const step = (): void => {
    const control: Arm = {subjects: 0, conversions: 0};
    const treatment: Arm = {subjects: 0, conversions: 0};
    let expected = 0;
    for (let index = 0; index < length; index += 1) {
      const weekday = (first + index) % WEEKDAYS.length;
      const isWeekend = weekday >= SATURDAY;
      const subjects = isWeekend ? weekendPerDay : perDay;
      const ofDay = (isWeekend ? weekendLift : lift) + novelty * 0.5 ** (index / halfLife);
      arrive(control, subjects, rate, source);
      arrive(treatment, subjects, rate * (1 + ofDay), source);
      expected += subjects * ofDay;
      const estimate = estimateLift(control, treatment);
      days.push({
        day: index + 1,
        weekday: WEEKDAYS[weekday]?.[1] ?? '',
        ofDay,
        soFar: expected / control.subjects,
        observed: estimate && {
          lift: estimate.lift,
          ...fixedSampleCI({...estimate, confidence}),
        },
      });
    }
  };

  const lasting =
    (5 * perDay * lift + 2 * weekendPerDay * weekendLift) / (5 * perDay + 2 * weekendPerDay);
  return {total: 1, step, result: () => ({lasting, days})};
}

/** Days worth a row: the first week, and then the end of weekdays and of weeks. */
function isShown(day: number, last: number): boolean {
  return day <= 7 || day % 7 === 0 || day % 7 === 5 || day === last;
}

/** An effect that wears off, and differs on weekends. */
export const novelty: SimulatorDefinition<typeof fields, Novelty> = {
  prefix: 'novelty',
  title: 'An effect that changes from day to day',
  again: 'Other subjects',
  check: ({rate, lift, weekendLift, novelty: added}) => {
    requireRate(rate, lift + added);
    requireRate(rate, weekendLift + added, 'weekendLift');
  },
  fields,
  begin,
  summarize({days, lasting}) {
    const last = days.at(-1);
    const averages = [days[2], days[6], last]
      .flatMap((day) => (day ? [`${formatSignedEffect(day.soFar)} after day ${day.day}`] : []))
      .filter((text, index, all) => all.indexOf(text) === index);
    return (
      `Once the novelty is gone, a whole week brings ${formatSignedEffect(lasting)}. The average of ` +
      `all days so far says ${averages.join(', ')}: it still holds the first days.`
    );
  },
  tables({days}) {
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
            observed ? formatBounds(observed) : DASH,
          ]),
      },
    ];
  },
};
