import type {Values, Fields} from '../../calculators/kit/fields.ts';
import {arrive, estimateLift, type Arm} from '../kit/model/conversions.ts';
import {excludesZero, intervalsAt, METHOD_KEYS, type Method} from '../kit/model/methods.ts';
import {seededSource} from '../kit/model/seededSource.ts';
import {shareInterval, type Share} from '../kit/model/shareInterval.ts';
import type {Simulation} from '../kit/model/simulation.ts';
import {confidence, days, perDay, priorSd, rate, runs, seed} from '../kit/model/fields.ts';

/** The form: an A/A test, and how it is looked at. */
export const fields = {
  days: {...days, label: 'Days, one look each'},
  perDay,
  rate: {...rate, label: 'Conversion rate of both'},
  confidence,
  priorSd,
  runs: {...runs, label: 'A/A tests'},
  seed: {...seed, initial: '8'},
} satisfies Fields;

/** False alarms of one method. */
interface Alarms {
  /** Share of tests with an alarm at this look or before, look by look. */
  everByDay: number[];
  /** At any look. */
  ever: Share;
  /** At the last look, had there been no other. */
  atEnd: Share;
}

export interface Peeking {
  tests: number;
  confidence: number;
  /** Share of the looks at which no lift could be shown. */
  hidden: number;
  alarms: Record<Method, Alarms>;
}

/** A/A tests, looked at daily: how many of them raise a false alarm, by method. */
export function begin(values: Values<typeof fields>): Simulation<Peeking> {
  const {days, perDay, rate, confidence, priorSd, runs, seed} = values;
  const source = seededSource(seed);
  const counts = METHOD_KEYS.map((method) => ({
    method,
    atEnd: 0,
    /** Tests whose first alarm came on this day. */
    firstByDay: new Array<number>(days).fill(0),
  }));
  const looks = Array.from({length: days}, (_, day) =>
    intervalsAt(2 * perDay * (day + 1), {confidence, priorSd, ended: day === days - 1}),
  );
  let tests = 0;
  let hidden = 0;

  const step = (): void => {
    const control: Arm = {subjects: 0, conversions: 0};
    const treatment: Arm = {subjects: 0, conversions: 0};
    const alarmed = new Set<Method>();
    looks.forEach((intervalsOf, day) => {
      arrive(control, perDay, rate, source);
      arrive(treatment, perDay, rate, source);
      const estimate = estimateLift(control, treatment);
      if (!estimate) {
        hidden += 1;
        return;
      }
      const intervals = intervalsOf(estimate);
      for (const count of counts) {
        if (!excludesZero(intervals[count.method])) continue;
        if (day === days - 1) count.atEnd += 1;
        if (alarmed.has(count.method)) continue;
        alarmed.add(count.method);
        count.firstByDay[day] = (count.firstByDay[day] ?? 0) + 1;
      }
    });
    tests += 1;
  };

  const alarmsOf = ({atEnd, firstByDay}: (typeof counts)[number]): Alarms => {
    let sum = 0;
    const everByDay = firstByDay.map((first) => (sum += first) / Math.max(1, tests));
    return {everByDay, ever: shareInterval(sum, tests), atEnd: shareInterval(atEnd, tests)};
  };

  return {
    total: runs,
    step,
    result: () => ({
      tests,
      confidence,
      hidden: hidden / Math.max(1, tests * days),
      alarms: Object.fromEntries(counts.map((count) => [count.method, alarmsOf(count)])) as Record<
        Method,
        Alarms
      >,
    }),
  };
}
