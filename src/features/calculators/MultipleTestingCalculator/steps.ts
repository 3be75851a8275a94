import {formatNumber, formatPValue} from '../kit/format.ts';
import type {ComputationStep} from '../kit/types.ts';
import type {Corrected} from './compute.ts';

const number = (value: number): string => formatNumber(value, 6);

function levelSteps({alpha, primaryWeight, treatments, metrics, levels}: Corrected) {
  const steps: ComputationStep[] = [
    {
      title: 'Level of each test of the primary metric',
      formula: 'α(primary) = γ × α / k, multiplier z(α(primary)/2)',
      filled:
        `α(primary) = ${number(primaryWeight)} × ${number(alpha)} / ${treatments} = ` +
        `${number(levels.primaryAlpha)}, multiplier ${formatNumber(levels.primaryZ)}`,
      source: 'documented',
    },
  ];
  if (levels.otherAlpha !== null) {
    steps.push({
      title: 'Level of each other test',
      formula: 'α(other) = (1 − γ) × α / (k × (M − 1)), multiplier z(α(other)/2)',
      filled:
        `α(other) = (1 − ${number(primaryWeight)}) × ${number(alpha)} / (${treatments} × ` +
        `(${metrics} − 1)) = ${number(levels.otherAlpha)}, multiplier ${formatNumber(levels.otherZ)}`,
      source: 'documented',
    });
  }
  return steps;
}

/** The levels, and the adjustments of the smallest p-value. */
export function toSteps(result: Corrected): ComputationStep[] {
  const {rows, alpha} = result;
  const smallest = rows.reduce((least, row) => (row.pValue < least.pValue ? row : least));
  const p = formatPValue(smallest.pValue);
  const count = rows.length;
  return [
    ...levelSteps(result),
    {
      title: `Preferential Bonferroni, ${smallest.name}`,
      formula: 'p × α / level, at most 1',
      filled:
        `${p} × ${number(alpha)} / ${number(smallest.level)} → ` +
        formatPValue(smallest.adjusted.preferential),
      source: 'convention',
    },
    {
      title: 'Bonferroni and Holm, smallest of G p-values',
      formula: 'G × p, at most 1',
      filled: `${count} × ${p} → ${formatPValue(smallest.adjusted.bonferroni)}`,
      source: 'paper',
    },
    {
      title: 'Benjamini–Hochberg, smallest of G p-values in ascending order',
      formula: 'smallest G/j × p(j) over all ranks j, at most 1',
      filled: `smallest ${count}/j × p(j) = ${formatPValue(smallest.adjusted.BH)}`,
      source: 'paper',
    },
  ];
}
