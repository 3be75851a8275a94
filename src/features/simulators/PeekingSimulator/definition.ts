import {cumsum, range} from 'd3-array';
import {numberField, type Fields, type Values} from '../../calculators/kit/fields.ts';
import {arrive, estimateLift, seededSource, type Arm} from '../kit/model/conversions.ts';
import {
  excludesZero,
  intervalsAt,
  METHOD_KEYS,
  METHODS,
  type Method,
} from '../kit/model/methods.ts';
import {
  formatShare,
  formatShareInterval,
  NO_LIFT,
  shareInterval,
  type Share,
} from '../kit/shares.ts';
import type {Simulation, SimulatorDefinition} from '../kit/definition.ts';
import {confidence, rate, runs, seed} from '../kit/model/fields.ts';
import {priorSd} from '../../calculators/kit/commonFields.ts';
import {formatCount, formatPercent} from '../../calculators/kit/format.ts';

/** The form: an A/A test, and how it is looked at. */
export const fields = {
  days: numberField('Days, one look each', '28', {whole: true, min: 1, max: 90}),
  perDay: numberField('Subjects per day and variation', '500', {
    whole: true,
    min: 10,
    max: 1_000_000,
  }),
  rate: {...rate, label: 'Conversion rate of both'},
  confidence,
  priorSd,
  runs: {...runs, label: 'A/A tests'},
  seed: {...seed, initial: '8'},
} satisfies Fields;

/** False alarms of one method. */
interface Alarms {
  /** Share of tests with an alarm at this look or before, look by look. */
  byDay: number[];
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
    const sums = [...cumsum(firstByDay)];
    return {
      byDay: sums.map((sum) => sum / Math.max(1, tests)),
      ever: shareInterval(sums.at(-1) ?? 0, tests),
      atEnd: shareInterval(atEnd, tests),
    };
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

/** Rows of a table for the first days, the end of each week, and the last day. */
function dayRows(series: readonly (readonly number[])[]): string[][] {
  const days = range(1, 1 + (series[0]?.length ?? 0));
  return days
    .filter((day) => day <= 3 || day % 7 === 0 || day === days.length)
    .map((day) => [String(day), ...series.map((byDay) => formatPercent(byDay[day - 1] ?? 0, 1))]);
}

/** Share of the looks that may have shown no lift without a change of the answer. */
const HARDLY_ANY = 0.01;

/** A/A tests that are looked at every day. */
export const peeking: SimulatorDefinition<typeof fields, Peeking> = {
  prefix: 'peeking',
  title: 'A/A tests with a daily look',
  runs: 'A/A tests',
  again: 'Other A/A tests',
  fields,
  begin,
  summarize({alarms, tests, confidence, hidden}) {
    if (hidden === 1) {
      return `No lift can be shown on any day: ${NO_LIFT}. Let more subjects arrive.`;
    }
    const {fixed, sequential} = alarms;
    return (
      `Nothing differs in these ${formatCount(tests)} tests. Whoever stops at the first significant ` +
      `look finds a difference in ${formatShare(fixed.ever)} of them with Fixed Sample, and in ` +
      `${formatShare(sequential.ever)} with Sequential. One look at the end would have found it in ` +
      `${formatShare(fixed.atEnd)} with Fixed Sample; ${formatPercent(1 - confidence)} are promised.`
    );
  },
  tables({alarms}) {
    return [
      {
        caption: 'Tests with a false alarm',
        head: ['Method', 'At any look', '95% Monte Carlo interval', 'At the last look alone'],
        rows: METHOD_KEYS.map((method) => [
          METHODS[method],
          formatShare(alarms[method].ever),
          formatShareInterval(alarms[method].ever),
          formatShare(alarms[method].atEnd),
        ]),
      },
      {
        caption: 'Tests with a false alarm so far',
        head: ['Day', ...METHOD_KEYS.map((method) => METHODS[method])],
        rows: dayRows(METHOD_KEYS.map((method) => alarms[method].byDay)),
      },
    ];
  },
  notes({hidden}) {
    if (hidden < HARDLY_ANY || hidden === 1) return [];
    return [
      `At ${formatPercent(hidden, 1)} of the looks no lift was shown, as control was less than 10 standard ` +
        'errors from 0. Peeking raises fewer false alarms here because there were fewer looks, not ' +
        'because looks are safer.',
    ];
  },
};
