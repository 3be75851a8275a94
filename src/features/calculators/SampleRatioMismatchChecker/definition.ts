import {plannedShares} from '../../statistics/srmChiSquare.ts';
import {
  formatCount,
  formatEvidence,
  formatNumber,
  formatPercent,
  formatPValue,
  formatSignedEffect,
} from '../kit/format.ts';
import {documented, paper, type ComputationStep} from '../kit/types.ts';
import {
  check,
  fieldOf,
  fields,
  figures,
  program,
  variationName,
  type Check,
  type ChiSquareCheck,
  type SequentialCheck,
} from './compute.ts';
import type {Definition} from '../kit/definition.ts';

function onceSteps({test, observed, alpha, weights}: ChiSquareCheck): ComputationStep[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const expected = test.expected.map((count) => formatNumber(count, 2));
  const terms = observed.map(
    (count, index) => `(${formatCount(count)} − ${expected[index]})² / ${expected[index]}`,
  );
  return [
    documented(
      'Subjects expected in each variation',
      'E_j = n × w_j / Σw',
      weights
        .map((weight, index) => {
          const share = `${formatNumber(weight)} / ${formatNumber(total)}`;
          return `${formatCount(test.total)} × ${share} = ${expected[index]}`;
        })
        .join('; '),
    ),
    documented(
      'Distance from the plan, without continuity correction',
      'X² = Σ (O_j − E_j)² / E_j',
      `X² = ${terms.join(' + ')} = ${formatNumber(test.statistic)}`,
    ),
    documented(
      `Chance of at least this distance (chi-square, degrees of freedom: ${test.df})`,
      'p = P(χ² > X²), alert if p < α',
      `${formatEvidence(test.pValue)}, α = ${formatNumber(alpha, 6)}`,
    ),
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
    paper(
      `Bayes factor of a mixture of splits against the plan, after look ${batches.length}`,
      'log BF = log Γ(κ) − log Γ(κ+n) + Σ [log Γ(κθ_j + S_j) − log Γ(κθ_j) − S_j log θ_j]',
      `κ = ${formatNumber(concentration)}, θ = ${shares.join(', ')}, ` +
        `S = ${totals.map(formatCount).join(', ')}: log BF = ` +
        formatNumber(test.logBayesFactors[last] ?? null),
    ),
    paper(
      'p-value, valid at every look',
      'p = smallest min(1, 1/BF) so far, alert if p < α',
      `${formatEvidence(test.pValues[last] ?? null)}, α = ${formatNumber(alpha, 6)}`,
    ),
  ];
}

/** First look whose p-value is below α, counted from 1; 0 when there is none. */
function firstAlert({test, alpha}: SequentialCheck): number {
  return test.pValues.findIndex((pValue) => pValue < alpha) + 1;
}

function summarizeOnce({test, alpha}: ChiSquareCheck): string {
  if (test.pValue === null) return test.reasons?.pValue ?? '';
  const evidence = `${formatEvidence(test.pValue)}, alert below ${formatNumber(alpha, 6)}`;
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
  const evidence = `${formatEvidence(last)}, alert below ${formatNumber(check.alpha, 6)}`;
  const count = check.batches.length;
  const looks = count === 1 ? '1 look' : `${count} looks`;
  return look > 0
    ? `Sample ratio mismatch since look ${look} (${evidence}).`
    : `No sample ratio mismatch after ${looks} (${evidence}).`;
}

/** Does the split fit the planned weights? Once, or at every look. */
export const mismatchChecker: Definition<typeof fields, Check> = {
  prefix: 'srm',
  title: 'Sample ratio mismatch checker',
  fields,
  compute: check,
  fieldOf,
  summarize(check) {
    return check.mode === 'chiSquare' ? summarizeOnce(check) : summarizeLooks(check);
  },
  judge(check) {
    if (check.mode === 'chiSquare' && check.test.pValue === null) {
      return {tone: 'unclear', word: 'Cannot be told'};
    }
    const isMismatch = check.mode === 'chiSquare' ? check.test.mismatch : firstAlert(check) > 0;
    return isMismatch
      ? {tone: 'bad', word: 'Do not trust the results'}
      : {tone: 'good', word: 'The split is fine'};
  },
  tables(check) {
    if (check.mode === 'sequential') {
      return [
        {
          caption: 'Every look',
          head: ['Look', 'New subjects', 'Log Bayes factor', 'p-value'],
          rows: check.batches.map((batch, index) => [
            String(index + 1),
            batch.map(formatCount).join(' / '),
            formatNumber(check.test.logBayesFactors[index] ?? null),
            formatPValue(check.test.pValues[index] ?? null),
          ]),
        },
      ];
    }
    const {total, expected} = check.test;
    if (total === 0) return [];
    const shares = plannedShares(check.weights);
    return [
      {
        caption: 'Observed and expected subjects',
        head: ['Variation', 'Observed', 'Expected', 'Difference', 'Share, planned', 'Part of X²'],
        rows: check.observed.map((count, index) => {
          const wanted = expected[index] ?? 0;
          return [
            variationName(index),
            formatCount(count),
            formatNumber(wanted, 1),
            formatSignedEffect(count / wanted - 1),
            `${formatPercent(count / total)}, ${formatPercent(shares[index] ?? 0)}`,
            formatNumber((count - wanted) ** 2 / wanted),
          ];
        }),
      },
    ];
  },
  toSteps(check) {
    if (check.mode === 'sequential') return lookSteps(check);
    return check.test.pValue === null ? [] : onceSteps(check);
  },
  figures,
  program,
};
