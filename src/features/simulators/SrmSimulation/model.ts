import {randomBinomial} from 'd3-random';
import type {Values} from '../../calculators/kit/fields.ts';
import {srmChiSquare} from '../../statistics/srmChiSquare.ts';
import {DEFAULT_CONCENTRATION, srmSequential} from '../../statistics/srmSequential.ts';
import {seededSource} from '../kit/model/seededSource.ts';
import {shareInterval, type Share} from '../kit/model/shareInterval.ts';
import type {Simulation} from '../kit/model/simulation.ts';
import type {fields} from './fields.ts';

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
export function begin(values: Values<typeof fields>): Simulation<Mismatch> {
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
    let sum = 0;
    const byDay = counts.map((count) => (sum += count) / Math.max(1, experiments));
    const median = byDay.findIndex((share) => share >= 1 / 2);
    return {
      byDay,
      ever: shareInterval(sum, experiments),
      medianDay: median === -1 ? undefined : median + 1,
    };
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
