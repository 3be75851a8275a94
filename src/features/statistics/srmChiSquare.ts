import {
  requireAll,
  requireEach,
  requireLength,
  requireSameLength,
  StatisticsInputError,
} from './validate.ts';
import {finish} from './result.ts';
import {chiSquareTail, MAX_DEGREES_OF_FREEDOM} from './chiSquareSf.ts';
import gammaln from '@stdlib/math-base-special-gammaln';

/** Significance level of the product's sample ratio mismatch test. */
export const SRM_ALPHA = 0.001;

interface SrmChiSquareInput {
  /** Subjects per active variation, whole numbers. */
  observed: readonly number[];
  /** Assignment weights above 0 on any scale, one per variation. */
  weights: readonly number[];
  /** Significance level in (0,1); the product uses 0.001. */
  alpha: number;
}

/** Planned share of each variation. Throws `StatisticsInputError` unless all weights are above 0. */
export function plannedShares(weights: readonly number[]): number[] {
  if (weights.length > MAX_DEGREES_OF_FREEDOM + 1) {
    throw new StatisticsInputError('weights', 'weights must be at most 1001 variations.');
  }
  requireEach(weights, 'weights', 'positive', 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/**
 * Pearson chi-square test of the observed split against the planned one, without continuity
 * correction, over active variations only. Statistic, p-value and verdict are null when nobody
 * was counted. Throws `StatisticsInputError` for fewer than two variations, counts that are not
 * whole numbers of 0 or more, weights <= 0 or lists of different length.
 *
 * Source: product documentation, Sample ratio mismatch and Diagnostics.
 */
export function srmChiSquare({observed, weights, alpha}: SrmChiSquareInput) {
  const shares = plannedShares(weights);
  requireSameLength(observed, 'observed', weights.length, 'weights');
  requireEach(observed, 'observed', 'count');
  requireAll({alpha}, {alpha: 'openFraction'});
  const total = observed.reduce((sum, count) => sum + count, 0);
  const expected = shares.map((share) => total * share);
  const df = weights.length - 1;
  if (total === 0) {
    return finish(
      {total, expected, statistic: null, df, pValue: null, mismatch: null},
      'No subjects were counted, so there is no split to test.',
    );
  }
  const statistic = expected.reduce(
    (sum, value, index) => sum + ((observed[index] ?? 0) - value) ** 2 / value,
    0,
  );
  const pValue = chiSquareTail(statistic, df);
  return finish({total, expected, statistic, df, pValue, mismatch: pValue < alpha});
}

const HALF_LOG_TWO_PI = Math.log(2 * Math.PI) / 2;

/**
 * δ(x) = log Γ(x) − [(x − ½) log x − x + ½ log 2π], x > 0: what Stirling's formula leaves out.
 * From x = 10 the asymptotic series 1/(12x) − 1/(360x³) + … is exact to double precision.
 */
function stirlingCorrection(x: number): number {
  if (x < 10) return gammaln(x) - ((x - 0.5) * Math.log(x) - x + HALF_LOG_TWO_PI);
  const square = 1 / (x * x);
  const series =
    1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188)));
  return series / x;
}

/** Prior concentration of the reference implementation. */
export const DEFAULT_CONCENTRATION = 10_000;

interface SrmSequentialInput {
  /** New subjects per variation in each batch, in time order. */
  batches: readonly (readonly number[])[];
  /** Assignment weights above 0 on any scale, one per variation. */
  weights: readonly number[];
  /** κ, total prior count, above 0. */
  concentration: number;
}

/**
 * Log Bayes factor of the Dirichlet mixture against the planned shares θ. With Stirling's formula
 * the log-gamma terms collapse to Σ (A − ½) log(1 + d) with A = κθ + S and d = (S − nθ)/((κ+n)θ),
 * plus small corrections: no difference of huge logarithms is left, so a trillion subjects are
 * as exact as a thousand.
 */
function logBayesFactor(counts: readonly number[], shares: readonly number[], kappa: number) {
  const n = counts.reduce((sum, count) => sum + count, 0);
  const total = kappa + n;
  const start =
    stirlingCorrection(kappa) -
    stirlingCorrection(total) -
    ((shares.length - 1) / 2) * Math.log1p(n / kappa);
  return shares.reduce((sum, share, index) => {
    const count = counts[index] ?? 0;
    const prior = kappa * share;
    const deviation = (count - n * share) / (total * share);
    return (
      sum +
      (prior + count - 0.5) * Math.log1p(deviation) +
      stirlingCorrection(prior + count) -
      stirlingCorrection(prior)
    );
  }, start);
}

/**
 * Sequential multinomial test of the planned split, valid at every look: after each batch the log
 * Bayes factor of all counts so far, and the smallest min(1, 1/Bayes factor) up to there as p-value.
 * Alert when it falls below an ordinary α. Not used by the product. Throws `StatisticsInputError` for fewer
 * than two variations, no batch, counts that are not whole numbers of 0 or more, weights or
 * concentration <= 0, or batches of the wrong length.
 *
 * Source: Lindon & Malek, Anytime-valid inference for multinomial count data, NeurIPS 2022,
 * arXiv:2011.03567.
 */
export function srmSequential(input: SrmSequentialInput) {
  const {batches, weights, concentration} = input;
  const shares = plannedShares(weights);
  requireLength(batches, 'batches', 1);
  requireAll(input, {concentration: 'positive'});
  let cumulative = weights.map(() => 0);
  let smallest = 1;
  const logBayesFactors: number[] = [];
  const pValues: number[] = [];
  batches.forEach((batch, row) => {
    requireSameLength(batch, `batches[${row}]`, weights.length, 'weights');
    requireEach(batch, `batches[${row}]`, 'count');
    cumulative = cumulative.map((count, column) => count + (batch[column] ?? 0));
    const logFactor = logBayesFactor(cumulative, shares, concentration);
    smallest = Math.min(smallest, Math.exp(-logFactor));
    logBayesFactors.push(logFactor);
    pValues.push(smallest);
  });
  return finish({logBayesFactors, pValues});
}
