import {finish} from './result.ts';
import {stirlingCorrection} from './special/stirlingCorrection.ts';
import {plannedShares} from './srmChiSquare.ts';
import {requireCount, requireLength, requirePositive, requireSameLength} from './validate.ts';

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

interface SrmSequentialResult {
  /** After each batch, on cumulative counts. */
  logBayesFactors: number[];
  /** Running minimum of min(1, 1/Bayes factor). */
  pValues: number[];
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
 * Sequential multinomial test of the planned split, valid at every look: alert when the p-value
 * falls below an ordinary α. Not used by the product. Throws `StatisticsInputError` for fewer
 * than two variations, no batch, counts that are not whole numbers of 0 or more, weights or
 * concentration <= 0, or batches of the wrong length.
 *
 * Source: Lindon & Malek, Anytime-valid inference for multinomial count data, NeurIPS 2022,
 * arXiv:2011.03567.
 */
export function srmSequential(input: SrmSequentialInput): SrmSequentialResult {
  const {batches, weights, concentration} = input;
  const shares = plannedShares(weights);
  requireLength(batches, 'batches', 1);
  requirePositive(concentration, 'concentration');
  let cumulative = weights.map(() => 0);
  let smallest = 1;
  const logBayesFactors: number[] = [];
  const pValues: number[] = [];
  batches.forEach((batch, row) => {
    requireSameLength(batch, `batches[${row}]`, weights.length, 'weights');
    batch.forEach((count, column) => requireCount(count, `batches[${row}][${column}]`));
    cumulative = cumulative.map((count, column) => count + (batch[column] ?? 0));
    const logFactor = logBayesFactor(cumulative, shares, concentration);
    smallest = Math.min(smallest, Math.exp(-logFactor));
    logBayesFactors.push(logFactor);
    pValues.push(smallest);
  });
  return finish({logBayesFactors, pValues});
}
