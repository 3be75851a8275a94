import {
  fixedSampleCI,
  globalLift,
  normalQuantile,
  preferentialBonferroni,
  progress,
  sequentialCI,
  srmChiSquare,
} from '../../../src/features/statistics/index.ts';
import {formatCount} from '../../../src/features/calculators/kit/format.ts';
import {compare, interval, posterior, shareArm} from './arms.ts';
import {critical, gain, PARTIAL, quantile, TUNING, WEEKS, WHOLE} from './inputs.ts';
import {triggeredScores} from './entryPoints.ts';
import type {WorkedNumbers} from './types.ts';
import {decimals, percent, row} from './write.ts';

function splitRow(larger: number): string {
  const [a, b] = [larger / 100, 1 - larger / 100];
  const variance = 1 / a + 1 / b;
  const digits = larger === 60 ? 2 : 1;
  const needed = `${decimals(variance / 4, digits)}×`;
  // Half-way cases are rounded up, as by hand.
  return row(`${larger}/${100 - larger}`, `${decimals(variance + 1e-9, 1)} / N`, needed);
}

function splits(): string[] {
  const cost = (1 / 0.9 + 1 / 0.1) / 4;
  return [
    ...[50, 60, 80, 90].map(splitRow),
    `in total ${decimals(cost * 0.1, 2)} N instead of 0.5 N`,
  ];
}

const SMALL = {lift: 0.03, standardError: 0.015, n: 20_000, tuning: TUNING};

function half({lower, upper}: {lower: number; upper: number}): string {
  return `±${decimals(((upper - lower) / 2) * 100, 2)}`;
}

function levels(): string[] {
  return [0.9, 0.95, 0.99].map((confidence) =>
    row(
      percent(confidence, 0),
      half(fixedSampleCI({...SMALL, confidence})),
      half(sequentialCI({...SMALL, confidence})),
      Math.round((1 - confidence) * 100),
    ),
  );
}

function defaults(): string[] {
  const share = (variants: number): string => {
    const split = preferentialBonferroni({
      ...{alpha: 0.05, primaryWeight: 0.5, treatmentVariants: variants, metrics: 6},
    });
    return row(
      variants,
      `${split.primaryAlpha}: ${variants === 2 ? 'interval at ' : ''}${percent(split.primaryConfidence)}, z=${decimals(split.primaryZ, 3)}`,
      `${Number(split.otherAlpha!.toPrecision(6))}: ${percent(split.otherConfidence)}, z=${decimals(split.otherZ, 3)}`,
    );
  };
  const fixed = fixedSampleCI({...SMALL, confidence: 0.95});
  const sequential = sequentialCI({...SMALL, confidence: 0.95});
  return [
    share(2),
    share(1),
    `of ${percent(fixed.lower)} to ${percent(fixed.upper)} with Fixed Sample, and of ` +
      `${percent(sequential.lower)} to ${percent(sequential.upper)} with Sequential`,
  ];
}

function mismatchRow(control: number, treatment: number, digits: number, pDigits: number): string {
  const test = srmChiSquare({observed: [control, treatment], weights: [1, 1], alpha: 0.001});
  return row(
    formatCount(control),
    formatCount(treatment),
    decimals(test.statistic, digits),
    Number(test.pValue!.toPrecision(pDigits)),
    test.mismatch ? 'failed' : 'passed',
  );
}

function diagnostics(): string[] {
  const two = normalQuantile({p: [1 - 0.0005]}).x[0]! ** 2;
  return [
    `is ${decimals(two, 2)} for two variations and ${decimals(-2 * Math.log(0.001), 2)} for three`,
    mismatchRow(23_740, 23_803, 3, 2),
    mismatchRow(10_000, 10_300, 2, 2),
    mismatchRow(10_000, 10_500, 2, 2),
  ];
}

function bar(): string[] {
  const share = (target: number, current: number) =>
    progress({targetPrecision: target, lower: -current, upper: current}).progress;
  const day = (days: number) => 2 * Math.sqrt(28 / days);
  return [
    `(5 / 10)² = ${percent(share(0.05, 0.1), 0)}`,
    ...[7, 14, 21, 28].map((days) =>
      row(days, `±${decimals(day(days), 2)}%`, percent(share(2, day(days)), 0)),
    ),
  ];
}

function shrunk(error: number): string {
  const {mean} = posterior({lift: 0.06, standardError: error / 100});
  return row('6%', `${error} point${error === 1 ? '' : 's'}`, percent(mean));
}

function scorecard(): string[] {
  return [`≈ ${percent(1.0155 * 1.0255 * 1.0041 - 1)}`, ...[1, 3, 5].map(shrunk)];
}

function resultsPage(): string[] {
  const [control, treatment] = [812_884.95 / 52_004, 851_526.71 / 52_039];
  return [
    row('Per subject', decimals(control, 2), decimals(treatment, 2)),
    row('Lift', `+${percent(treatment / control - 1)}`),
    `1.08 × 55% = ${percent(1.08 * 0.55, 1)}`,
  ];
}

function accounting(): string[] {
  const both = [WHOLE, PARTIAL];
  const lift = ({treatmentTotal, controlTotal, treatmentShare}: typeof WHOLE) =>
    percent(treatmentTotal / treatmentShare / (controlTotal / (1 - treatmentShare)) - 1);
  return [
    row('Lift in the experiment', ...both.map(lift)),
    row('Coverage TEM/TM', ...both.map((each) => percent(globalLift(each).coverage))),
    row('Global lift', ...both.map((each) => percent(globalLift(each).globalLift))),
    `would give ${percent(globalLift({...PARTIAL, exposure: 1}).globalLift)}`,
  ];
}

function countryRow(name: string, subjects: number, control: number, treatment: number): string {
  const arm = (conversions: number) => shareArm(subjects, conversions / subjects);
  const estimate = compare(arm(control), arm(treatment));
  const {lower, upper} = interval(estimate);
  const two = (value: number) => decimals(value * 100, 2);
  return row(
    name,
    `${formatCount(control)} of ${formatCount(subjects)}`,
    `${formatCount(treatment)} of ${formatCount(subjects)}`,
    `${estimate.lift > 0 ? '+' : ''}${two(estimate.lift)}% (${two(lower)} to ${two(upper)})`,
  );
}

function properties(): string[] {
  return [
    countryRow('Overall', 40_000, 5_000, 5_240),
    countryRow('US', 16_000, 2_100, 2_230),
    countryRow('DE', 10_000, 1_200, 1_245),
    countryRow('BR', 8_000, 1_000, 1_140),
    countryRow('FR', 6_000, 700, 625),
  ];
}

function sizing(): string[] {
  const factor = critical(0.05) + quantile(0.8);
  const effect = (subjects: number, mean: number, variance: number) =>
    (factor * Math.sqrt((2 * variance) / subjects)) / mean;
  return [
    ...WEEKS.map(({weeks, subjects, mean, variance}) =>
      row(
        weeks,
        formatCount(subjects / 2),
        decimals(mean, 1),
        percent(effect(subjects / 2, mean, variance)),
      ),
    ),
    `3.56% becomes ${percent(2 * 0.0356)}`,
    `factor of about ${decimals(1 / gain(0.5).width, 2)}`,
  ];
}

function keys(): string[] {
  const both = (count: number) => 1 - 2 * 0.5 ** count;
  return [row(2, percent(both(2), 0)), row(3, percent(both(3), 0)), row(5, percent(both(5)))];
}

function buckets(): string[] {
  const moved = (...shares: readonly number[]) =>
    1 - shares.reduce((sum, share) => sum + share ** 2, 0);
  return [
    row('10% rollout', `${percent(moved(0.1, 0.9), 0)}: 9% lose it, 9% gain it`),
    row('50/50', percent(moved(0.5, 0.5), 0)),
    row('three equal', percent(moved(1 / 3, 1 / 3, 1 / 3))),
  ];
}

export const results: WorkedNumbers = {
  '/administration/setting-statistical-analysis-plan-defaults/': defaults,
  '/experiment-analysis/': resultsPage,
  '/experiment-analysis/best-practices/': splits,
  '/experiment-analysis/configuration/analysis-plans/': levels,
  '/experiment-analysis/configuration/filter-assignments-by-entry-point/': triggeredScores,
  '/experiment-analysis/deep-dive/property_analysis/': properties,
  '/experiment-analysis/diagnostics/': diagnostics,
  '/experiment-analysis/reading-results/global-lift/': accounting,
  '/experiment-analysis/reading-results/progress-bar/': bar,
  '/experiment-analysis/reporting/scorecard/': scorecard,
  '/guides/engineering/preauth-experiments/': keys,
  '/guides/migrations/launchdarkly-migration/': buckets,
  '/quick-starts/analysis-integration/sizing-a-test/': sizing,
};
