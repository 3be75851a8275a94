import {formatCount, formatEvidence, formatNumber} from '../kit/format.ts';
import type {ComputationStep} from '../kit/types.ts';
import type {Interaction} from './compute.ts';

function effectSteps({effect, overlap}: Interaction): ComputationStep[] {
  if (!effect) return [];
  const cells = overlap.cells.flat();
  const subjects = cells.reduce((sum, {n}) => sum + n, 0);
  const residual = cells.reduce((sum, {n, variance}) => sum + (n - 1) * variance, 0);
  return [
    {
      title: 'Noise around the means of the cells',
      formula: 'RSS_full = Σ (n_ij − 1) s_ij²',
      filled: `RSS_full = ${formatNumber(residual, 2)}`,
      source: 'documented',
    },
    {
      title: 'F statistic of the interaction',
      formula: 'F = ((RSS_add − RSS_full) / ((I−1)(J−1))) / (RSS_full / (n − I J))',
      filled:
        `F = (RSS_add − RSS_full) / ${effect.dfNumerator} / (${formatNumber(residual, 2)} / ` +
        `(${formatCount(subjects)} − ${cells.length})) = ${formatNumber(effect.fStatistic)}, ` +
        formatEvidence(effect.pValue),
      source: 'documented',
    },
  ];
}

/** The formulas of both tests, with their numbers. */
export function toSteps(result: Interaction): ComputationStep[] {
  const {assignment, overlap} = result;
  const terms = overlap.cells.flatMap((row, i) =>
    row.map(({n}, j) => {
      const expected = formatNumber(assignment.expected[i]?.[j] ?? 0, 2);
      return `(${formatCount(n)} − ${expected})² / ${expected}`;
    }),
  );
  return [
    {
      title: 'Distance of the overlap from independence, without continuity correction',
      formula: 'X² = Σ (O_ij − E_ij)² / E_ij, E_ij = row total × column total / n',
      filled: `X² = ${terms.join(' + ')} = ${formatNumber(assignment.statistic)}`,
      source: 'documented',
    },
    {
      title: `Chance of at least this distance (chi-square, degrees of freedom: ${assignment.df})`,
      formula: 'p = P(χ² > X²)',
      filled: formatEvidence(assignment.pValue),
      source: 'documented',
    },
    ...effectSteps(result),
  ];
}
