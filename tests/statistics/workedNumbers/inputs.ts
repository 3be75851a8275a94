import {
  normalCdf,
  normalQuantile,
  sequentialCI,
  varianceReduction,
} from '../../../src/features/statistics/index.ts';

/** N_tune of the product. */
export const TUNING = 10_000;

/** The example result of the statistics pages. */
export const RESULT = {
  lift: 0.0606,
  standardError: 0.009,
  n: 47_543,
  confidence: 0.95,
  tuning: TUNING,
};

/** The default prior on the lift. */
export const PRIOR = {priorMean: 0, priorSd: 0.05, precision: 0, higherIsBetter: true};

/** Totals of an experiment that enrolled all eligible subjects. */
export const WHOLE = {
  ...{treatmentTotal: 44_437, controlTotal: 41_787, globalTotal: 104_476},
  ...{treatmentShare: 23_803 / 47_543, exposure: 1},
};

/** Totals of one that enrolled a quarter of them, a fifth of those on treatment. */
export const PARTIAL = {
  ...{treatmentTotal: 18_000, controlTotal: 81_000, globalTotal: 2_000_000},
  ...{treatmentShare: 0.2, exposure: 0.25},
};

/** Subjects of both variations, mean and variance of the example metric by duration. */
export const WEEKS = [
  {weeks: 1, subjects: 152_668, mean: 12.4, variance: 3_100},
  {weeks: 2, subjects: 260_000, mean: 14.9, variance: 4_200},
  {weeks: 4, subjects: 455_000, mean: 18.2, variance: 6_100},
  {weeks: 10, subjects: 900_000, mean: 24, variance: 10_400},
];

/** Standard normal quantile. */
export function quantile(p: number): number {
  return normalQuantile({p: [p]}).x[0]!;
}

/** z_{α/2} of a two-sided level. */
export function critical(alpha: number): number {
  return quantile(1 - alpha / 2);
}

/** B(t, α) and its width over the fixed-sample one. */
export function boundary(t: number, alpha: number): {multiplier: number; widthRatio: number} {
  return sequentialCI({...RESULT, n: t, confidence: 1 - alpha});
}

/** What an R² leaves of the width, and how many times the subjects it is worth. */
export function gain(rSquared: number): {width: number; subjects: number} {
  const {widthRatio, sampleSizeMultiplier} = varianceReduction({rSquared: [rSquared]});
  return {width: widthRatio[0]!, subjects: sampleSizeMultiplier[0]!};
}

/** Φ: the chance that a standard normal value is at most `x`. */
export function below(x: number): number {
  return normalCdf({x: [x]}).p[0]!;
}

/** Density of the standard normal. */
export function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}
