import {
  normalCdf,
  normalQuantile,
  sequentialCI,
  varianceReduction,
} from '../../../src/features/statistics/index.ts';

/** The default prior on the lift. */
export const PRIOR = {priorMean: 0, priorSd: 0.05, precision: 0, higherIsBetter: true};

/** Totals of an experiment that enrolled a quarter of the eligible subjects, a fifth of those on treatment. */
export const PARTIAL = {
  ...{treatmentTotal: 18_000, controlTotal: 81_000, globalTotal: 2_000_000},
  ...{treatmentShare: 0.2, exposure: 0.25},
};

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
  return sequentialCI({lift: 0, standardError: 1, n: t, confidence: 1 - alpha, tuning: 10_000});
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
