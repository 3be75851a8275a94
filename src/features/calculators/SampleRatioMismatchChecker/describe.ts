import {formatCount, formatNumber, formatPercent, formatPValue} from '../kit/format.ts';
import type {Check, ChiSquareCheck, SequentialCheck} from './evaluate.ts';

/** Name of a variation by position; the first is the control. */
export function variationName(index: number): string {
  return index === 0 ? 'Control' : `Variation ${index}`;
}

/** First look whose p-value is below α, counted from 1; 0 when there is none. */
function firstAlert({test, alpha}: SequentialCheck): number {
  return test.pValues.findIndex((pValue) => pValue < alpha) + 1;
}

/** Planned share of each variation. */
export function plannedShares(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function summarizeOnce({test, alpha}: ChiSquareCheck): string {
  if (test.pValue === null) return test.reasons?.pValue ?? '';
  const evidence = `p = ${formatPValue(test.pValue)}, alert below ${formatNumber(alpha, 6)}`;
  const small = test.expected.some((count) => count < 5)
    ? ' An expected count is below 5, where the chi-square approximation is poor.'
    : '';
  return test.mismatch
    ? `Sample ratio mismatch: the split differs from the plan (${evidence}). ` +
        `Find the cause before trusting any result.${small}`
    : `No sample ratio mismatch: the split fits the plan (${evidence}).${small}`;
}

function summarizeLooks(check: SequentialCheck): string {
  const look = firstAlert(check);
  const last = check.test.pValues[check.test.pValues.length - 1] ?? 1;
  const evidence = `p = ${formatPValue(last)}, alert below ${formatNumber(check.alpha, 6)}`;
  return look > 0
    ? `Sample ratio mismatch since look ${look} (${evidence}).`
    : `No sample ratio mismatch after ${check.batches.length} looks (${evidence}).`;
}

/** The verdict in a sentence. */
export function summarize(check: Check): string {
  return check.mode === 'chiSquare' ? summarizeOnce(check) : summarizeLooks(check);
}

/** The whole result as plain text. */
export function toText(check: Check): string {
  const shares = plannedShares(check.weights);
  if (check.mode === 'chiSquare') {
    const {test, observed} = check;
    return [
      'Sample ratio mismatch, chi-square test',
      summarize(check),
      `X² = ${formatNumber(test.statistic)}, degrees of freedom ${test.df}`,
      '',
      ['Variation', 'Observed', 'Expected', 'Planned share'].join('\t'),
      ...observed.map((count, index) =>
        [
          variationName(index),
          formatCount(count),
          formatNumber(test.expected[index] ?? null, 1),
          formatPercent(shares[index] ?? null),
        ].join('\t'),
      ),
    ].join('\n');
  }
  return [
    'Sample ratio mismatch, sequential test',
    summarize(check),
    `Planned shares: ${shares.map((share) => formatPercent(share)).join(', ')}`,
    '',
    ['Look', 'New subjects', 'Log Bayes factor', 'p'].join('\t'),
    ...check.batches.map((batch, index) =>
      [
        index + 1,
        batch.map(formatCount).join(' / '),
        formatNumber(check.test.logBayesFactors[index] ?? null),
        formatPValue(check.test.pValues[index] ?? null),
      ].join('\t'),
    ),
  ].join('\n');
}
