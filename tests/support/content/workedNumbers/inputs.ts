import {normalQuantile, sequentialCI, varianceReduction} from '../../../../src/statistics/index.ts';

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
