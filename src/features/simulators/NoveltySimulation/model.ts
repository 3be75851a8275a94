import type {Values} from '../../calculators/kit/fields.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {arrive, estimateLift, type Arm} from '../kit/model/conversions.ts';
import type {Interval} from '../kit/model/methods.ts';
import {seededSource} from '../kit/model/seededSource.ts';
import type {Simulation} from '../kit/model/simulation.ts';
import {fields} from './fields.ts';

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
export function begin(values: Values<typeof fields>): Simulation<Novelty> {
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
