import {formatCount, formatNumber, formatPercent, formatPValue} from '../kit/format.ts';
import type {ComputationStep} from '../kit/types.ts';
import type {Check, ChiSquareCheck, SequentialCheck} from './check.ts';

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

function onceSteps({test, observed, alpha, weights}: ChiSquareCheck): ComputationStep[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const expected = test.expected.map((count) => formatNumber(count, 2));
  const terms = observed.map(
    (count, index) => `(${formatCount(count)} − ${expected[index]})² / ${expected[index]}`,
  );
  return [
    {
      title: 'Subjects expected in each variation',
      formula: 'E_j = n × w_j / Σw',
      filled: weights
        .map((weight, index) => {
          const share = `${formatNumber(weight)} / ${formatNumber(total)}`;
          return `${formatCount(test.total)} × ${share} = ${expected[index]}`;
        })
        .join('; '),
      source: 'documented',
    },
    {
      title: 'Distance from the plan, without continuity correction',
      formula: 'X² = Σ (O_j − E_j)² / E_j',
      filled: `X² = ${terms.join(' + ')} = ${formatNumber(test.statistic)}`,
      source: 'documented',
    },
    {
      title: `Chance of at least this distance (chi-square, degrees of freedom: ${test.df})`,
      formula: 'p = P(χ² > X²), alert if p < α',
      filled: `p = ${formatPValue(test.pValue)}, α = ${formatNumber(alpha, 6)}`,
      source: 'documented',
    },
  ];
}

function lookSteps(check: SequentialCheck): ComputationStep[] {
  const {batches, weights, concentration, test, alpha} = check;
  const totals = weights.map((_, column) =>
    batches.reduce((sum, batch) => sum + (batch[column] ?? 0), 0),
  );
  const shares = plannedShares(weights).map((share) => formatNumber(share));
  const last = batches.length - 1;
  return [
    {
      title: `Bayes factor of a mixture of splits against the plan, after look ${batches.length}`,
      formula: 'log BF = log Γ(κ) − log Γ(κ+n) + Σ [log Γ(κθ_j + S_j) − log Γ(κθ_j) − S_j log θ_j]',
      filled:
        `κ = ${formatNumber(concentration)}, θ = ${shares.join(', ')}, ` +
        `S = ${totals.map(formatCount).join(', ')}: log BF = ` +
        formatNumber(test.logBayesFactors[last] ?? null),
      source: 'paper',
    },
    {
      title: 'p-value, valid at every look',
      formula: 'p = smallest min(1, 1/BF) so far, alert if p < α',
      filled: `p = ${formatPValue(test.pValues[last] ?? null)}, α = ${formatNumber(alpha, 6)}`,
      source: 'paper',
    },
  ];
}

/** The formulas behind the verdict, with their numbers. */
export function toSteps(check: Check): ComputationStep[] {
  if (check.mode === 'sequential') return lookSteps(check);
  return check.test.pValue === null ? [] : onceSteps(check);
}
