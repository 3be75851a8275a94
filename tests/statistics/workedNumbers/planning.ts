import {
  mdeByDuration,
  minimumDetectableEffect,
  powerForEffect,
  sampleSizeByMethod,
  sampleSizeTwoProportions,
} from '../../../src/features/statistics/index.ts';
import {formatCount} from '../../../src/features/calculators/kit/format.ts';
import {critical, quantile, TUNING, WEEKS} from './inputs.ts';
import type {WorkedNumbers} from './types.ts';
import {change, decimals, percent, row} from './write.ts';

const LEVELS = {alpha: 0.05, power: 0.8, tuning: TUNING};

type Method = 'fixed' | 'sequential' | 'hybrid';

/** z_{α/2} + z_β. */
function factor(confidence: number, power: number): number {
  return critical(1 - confidence) + quantile(power);
}

function durations(): string[] {
  const result = mdeByDuration({
    ...LEVELS,
    rows: WEEKS,
    variations: 2,
    exposure: 1,
    method: 'fixed',
  });
  return WEEKS.map(({weeks, subjects, mean, variance}, index) =>
    row(
      weeks,
      `${formatCount(subjects)}, ${decimals(mean, 1)}, ${formatCount(variance)}`,
      formatCount(result.nPerVariation[index]!),
      percent(result.mde[index]!),
    ),
  );
}

function effect(method: Method, share = 1): {mde: number; scale: number} {
  const {mde, scale} = minimumDetectableEffect({
    ...{...LEVELS, method, mean: 36.23, variance: 80_000},
    nPerVariation: 76_334 * share,
  });
  return {mde: mde!, scale};
}

function usage(): string[] {
  const usual = factor(0.95, 0.8);
  const levels = [
    [0.8, 0.8],
    [0.9, 0.8],
    [0.95, 0.9],
    [0.99, 0.8],
  ] as const;
  const exact = (critical(0.025) + quantile(0.8)) / usual - 1;
  return [
    ...durations(),
    row('95%, 80%', decimals(usual, 3)),
    ...levels.map(([confidence, power]) =>
      row(
        `${confidence * 100}%, ${power * 100}%`,
        decimals(factor(confidence, power), 3),
        change(factor(confidence, power) / usual, 0),
      ),
    ),
    `${percent(exact, 1)} above Fixed Sample`,
    `gives ${percent(effect('hybrid').scale - 1, 1)}`,
    `grows by a factor of ${decimals(effect('fixed', 0.5).mde / effect('fixed').mde, 2)}`,
    `${percent(effect('fixed').mde)} with Fixed Sample`,
    `${percent(effect('sequential').mde)} with Sequential`,
    `${decimals(effect('sequential').scale, 3)} times as much`,
  ];
}

/** How many times the subjects of another conversion rate one takes, at the same relative MDE. */
function costOfRate(rate: number, other: number): number {
  return (1 - rate) / rate / ((1 - other) / other);
}

function subjects(rate: number, mde: number, method: Method): string {
  const input = {...LEVELS, mean: rate, variance: rate * (1 - rate), mde, method};
  return formatCount(sampleSizeByMethod(input).nPerVariationCeil);
}

function effects(): string[] {
  const metric = {mean: 0.2, variance: 0.16, nPerVariation: 5_000};
  const lifts = [0.05, 0.1, 0.15];
  const {power} = powerForEffect({...metric, alpha: 0.05, effect: [0, ...lifts]});
  const reached = minimumDetectableEffect({...metric, ...LEVELS, method: 'fixed'});
  const textbook = sampleSizeTwoProportions({...LEVELS, baseline: 0.2, mde: 0.1});
  return [
    row('0%', percent(power[0]!, 1)),
    ...lifts.map((lift, index) => row(percent(lift, 0), percent(power[index + 1]!, 1))),
    `The MDE is ${percent(reached.mde, 1)}`,
    ...[0.2, 0.1, 0.05, 0.02, 0.01].map((mde) =>
      row(percent(mde, 0), subjects(0.2, mde, 'fixed'), subjects(0.2, mde, 'sequential')),
    ),
    `${formatCount(textbook.nPerVariationCeil)} instead of ${subjects(0.2, 0.1, 'fixed')}`,
    `${subjects(0.01, 0.1, 'fixed')} against ${subjects(0.1, 0.1, 'fixed')}`,
    `needs ${decimals(costOfRate(0.01, 0.1), 0)} times the subjects`,
    `about ${percent(critical(0.05) / factor(0.95, 0.8), 0)} of the MDE`,
    `${decimals(critical(0.05), 3)} / ${decimals(factor(0.95, 0.8), 3)}`,
    `${decimals(0.99 / 0.01, 0)} against ${decimals(0.9 / 0.1, 0)}`,
  ];
}

/** The pages of the sample size calculator. */
export const planning: WorkedNumbers = {
  '/statistics/sample-size-calculator/usage/': usage,
  '/statistics/sample-size-calculator/mde/': effects,
};
