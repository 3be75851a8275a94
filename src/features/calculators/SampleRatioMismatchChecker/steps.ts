import {plannedShares} from '../../statistics/srmChiSquare.ts';
import {formatCount, formatEvidence, formatNumber} from '../kit/format.ts';
import type {ComputationStep} from '../kit/types.ts';
import type {Check, ChiSquareCheck, SequentialCheck} from './compute.ts';

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
      filled: `${formatEvidence(test.pValue)}, α = ${formatNumber(alpha, 6)}`,
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
      filled: `${formatEvidence(test.pValues[last] ?? null)}, α = ${formatNumber(alpha, 6)}`,
      source: 'paper',
    },
  ];
}

/** The formulas behind the verdict, with their numbers. */
export function toSteps(check: Check): ComputationStep[] {
  if (check.mode === 'sequential') return lookSteps(check);
  return check.test.pValue === null ? [] : onceSteps(check);
}
