import {progress} from '../../../src/features/statistics/index.ts';
import {formatCount} from '../../../src/features/calculators/kit/format.ts';
import {compare, interval, shareArm} from './arms.ts';
import {triggeredScores} from './entryPoints.ts';
import {critical, gain} from './inputs.ts';
import {decimals, percent, row} from './write.ts';

function splitRow(larger: number): string {
  const [a, b] = [larger / 100, 1 - larger / 100];
  const variance = 1 / a + 1 / b;
  const needed = `${decimals(variance / 4, larger === 60 ? 2 : 1)}×`;
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

function diagnostics(): string[] {
  const two = decimals(critical(0.001) ** 2, 2);
  return [`is ${two} for two variations and ${decimals(-2 * Math.log(0.001), 2)} for three`];
}

function bar(): string[] {
  const share = (target: number, current: number) =>
    percent(progress({targetPrecision: target, lower: -current, upper: current}).progress, 0);
  const rows = [7, 14, 21, 28].map((days) => {
    const current = 2 * Math.sqrt(28 / days);
    return row(days, `±${decimals(current, 2)}%`, share(2, current));
  });
  return [`(5 / 10)² = ${share(0.05, 0.1)}`, ...rows];
}

function resultsPage(): string[] {
  const [control, treatment] = [812_884.95 / 52_004, 851_526.71 / 52_039];
  return [
    row('Per subject', decimals(control, 2), decimals(treatment, 2)),
    row('Lift', `+${percent(treatment / control - 1)}`),
    `1.08 × 55% = ${percent(1.08 * 0.55, 1)}`,
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
  return [
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

/** The pages on results, and those that say how to size and key an experiment. */
export const resultPages = {
  '/experiment-analysis/': resultsPage,
  '/experiment-analysis/best-practices/': splits,
  '/experiment-analysis/configuration/filter-assignments-by-entry-point/': triggeredScores,
  '/experiment-analysis/deep-dive/property_analysis/': properties,
  '/experiment-analysis/diagnostics/': diagnostics,
  '/experiment-analysis/reading-results/progress-bar/': bar,
  '/experiment-analysis/reporting/scorecard/': () => [`≈ ${percent(1.0155 * 1.0255 * 1.0041 - 1)}`],
  '/guides/engineering/preauth-experiments/': keys,
  '/guides/migrations/launchdarkly-migration/': buckets,
  '/quick-starts/analysis-integration/sizing-a-test/': sizing,
};
