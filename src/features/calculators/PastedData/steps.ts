import {formatCount, formatNumber} from '../kit/format.ts';
import type {ComputationStep} from '../kit/types.ts';
import type {Result} from './compute.ts';

/** Mean and variance of each variation. */
export function toSteps({groups}: Result): ComputationStep[] {
  return groups.map(({name, n, mean, variance}) => ({
    title: `${name}: mean and sample variance`,
    formula: 'm = Σ y / n, s² = Σ (y − m)² / (n − 1)',
    filled: `n = ${formatCount(n)}, m = ${formatNumber(mean)}, s² = ${formatNumber(variance)}`,
    source: 'documented',
  }));
}
