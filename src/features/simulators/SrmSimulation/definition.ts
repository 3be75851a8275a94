import {percentField, type Fields, type Values} from '../../calculators/kit/fields.ts';
import {
  DEFAULT_CONCENTRATION,
  SRM_ALPHA,
  srmChiSquare,
  srmSequential,
} from '../../statistics/srmChiSquare.ts';
import {days, perDay, runs, seed} from '../kit/model/fields.ts';
import {randomBinomial} from 'd3-random';
import {seededSource} from '../kit/model/conversions.ts';
import {dayRows, formatShare, formatShareInterval, sharesByDay, type Share} from '../kit/shares.ts';
import type {Simulation, SimulatorDefinition} from '../kit/definition.ts';
import {formatCount, formatPercent} from '../../calculators/kit/format.ts';

const level = {unit: '%', min: 0.001, max: 50} as const;

/** The form: a bug that loses subjects of one variation, and the tests that look for it. */
const fields = {
  lost: percentField('Subjects of treatment lost', '2', {
    hint: '0 shows the false alarms',
    min: 0,
    max: 100,
  }),
  perDay: {...perDay, initial: '2000', max: 100_000},
  days,
  chiSquareAlpha: {
    ...level,
    label: 'Level of the chi-square test',
    initial: String(SRM_ALPHA * 100),
  },
  sequentialAlpha: {...level, label: 'Level of the sequential test', initial: '5'},
  runs: {...runs, label: 'Experiments'},
  seed,
} satisfies Fields;

/** The ways to look for a mismatch, by what a reader calls them. */
export const TESTS = {
  sequential: 'Sequential test, every day',
  daily: 'Chi-square test, every day',
  final: 'Chi-square test, last day only',
} as const;

type Test = keyof typeof TESTS;

export const TEST_KEYS = Object.keys(TESTS) as Test[];

/** How fast one test finds the mismatch. */
interface Finding {
  /** Share of experiments with an alert on this day or before, day by day. */
  byDay: number[];
  ever: Share;
  /** The day by which half of the experiments have had an alert. */
  medianDay: number | undefined;
}

export interface Mismatch {
  lost: number;
  days: number;
  experiments: number;
  findings: Record<Test, Finding>;
}

const EVEN = [1, 1];

/** Experiments split evenly, in which a bug loses some subjects of treatment. */
function begin(values: Values<typeof fields>): Simulation<Mismatch> {
  const {lost, perDay, days, chiSquareAlpha, sequentialAlpha, runs, seed} = values;
  const source = seededSource(seed);
  const binomial = randomBinomial.source(source);
  const assign = binomial(2 * perDay, 1 / 2);
  const alerts: Record<Test, number[]> = {
    sequential: new Array<number>(days).fill(0),
    daily: new Array<number>(days).fill(0),
    final: new Array<number>(days).fill(0),
  };
  let experiments = 0;

  const firstOf = (pValues: readonly (number | null)[], alpha: number): number =>
    pValues.findIndex((pValue) => pValue !== null && pValue < alpha);
  const note = (test: Test, day: number): void => {
    if (day >= 0) alerts[test][day] = (alerts[test][day] ?? 0) + 1;
  };

  const step = (): void => {
    experiments += 1;
    const batches = Array.from({length: days}, () => {
      const treatment = assign();
      return [2 * perDay - treatment, treatment - binomial(treatment, lost)()];
    });
    let observed = [0, 0];
    const chiSquare = batches.map((batch) => {
      observed = observed.map((count, arm) => count + (batch[arm] ?? 0));
      return srmChiSquare({observed, weights: EVEN, alpha: chiSquareAlpha}).pValue;
    });
    const concentration = DEFAULT_CONCENTRATION;
    const {pValues} = srmSequential({batches, weights: EVEN, concentration});
    note('sequential', firstOf(pValues, sequentialAlpha));
    note('daily', firstOf(chiSquare, chiSquareAlpha));
    if (firstOf(chiSquare.slice(-1), chiSquareAlpha) === 0) note('final', days - 1);
  };

  const findingOf = (counts: readonly number[]): Finding => {
    const shares = sharesByDay(counts, experiments);
    const median = shares.byDay.findIndex((share) => share >= 1 / 2);
    return {...shares, medianDay: median === -1 ? undefined : median + 1};
  };

  return {
    total: runs,
    step,
    result: () => ({
      lost,
      days,
      experiments,
      findings: {
        sequential: findingOf(alerts.sequential),
        daily: findingOf(alerts.daily),
        final: findingOf(alerts.final),
      },
    }),
  };
}

/** A bug that loses subjects of one variation. */
export const srm: SimulatorDefinition<typeof fields, Mismatch> = {
  prefix: 'loss',
  title: 'A bug that loses subjects of one variation',
  runs: 'experiments',
  again: 'Other experiments',
  fields,
  begin,
  summarize({lost, days, experiments, findings}) {
    const {sequential, daily, final} = findings;
    const span = days === 1 ? 'on the only day' : `within ${days} days`;
    const outcome =
      lost === 0
        ? 'Nothing is lost, so every alert is a false one'
        : `Treatment loses ${formatPercent(lost)} of its subjects`;
    return (
      `${outcome}. Of ${formatCount(experiments)} experiments, ${span}, the sequential test has an ` +
      `alert in ${formatShare(sequential.ever)}, a daily chi-square test in ` +
      `${formatShare(daily.ever)}, and a chi-square test on the last day only in ` +
      `${formatShare(final.ever)}.`
    );
  },
  tables({findings, days}) {
    return [
      {
        caption: 'Experiments with an alert',
        head: ['Test', `By day ${days}`, '95% Monte Carlo interval', 'Half of all by'],
        rows: TEST_KEYS.map((test) => {
          const {ever, medianDay} = findings[test];
          return [
            TESTS[test],
            formatShare(ever),
            formatShareInterval(ever),
            medianDay === undefined ? 'not reached' : `day ${medianDay}`,
          ];
        }),
      },
      {
        caption: 'Experiments with an alert so far',
        head: ['Day', ...TEST_KEYS.map((test) => TESTS[test])],
        rows: dayRows(TEST_KEYS.map((test) => findings[test].byDay)),
      },
    ];
  },
};
