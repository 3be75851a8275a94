import {formatNumber} from '../kit/format.ts';
import type {ComputationStep} from '../kit/types.ts';
import type {Result} from './compute.ts';

function capStep(name: string, q: number, n: number, cap: number | null): ComputationStep[] {
  if (cap === null) return [];
  return [
    {
      title: `${name} cap: percentile of the sorted values, between two of them in proportion`,
      formula: 'h = (n − 1) q + 1, Q = x_⌊h⌋ + (h − ⌊h⌋) (x_⌊h⌋₊₁ − x_⌊h⌋)',
      filled: `h = ${n - 1} × ${formatNumber(q)} + 1 = ${formatNumber((n - 1) * q + 1)}, Q = ${formatNumber(cap)}`,
      source: 'convention',
    },
  ];
}

/** The caps, and what they do to mean and subjects. */
export function toSteps(result: Result): ComputationStep[] {
  const {values, lower, upper, lowerThreshold, upperThreshold, subjectsRatio} = result;
  const n = values.length;
  const [m, s] = [formatNumber(result.mean), formatNumber(result.variance)];
  const [rawM, rawS] = [formatNumber(result.rawMean), formatNumber(result.rawVariance)];
  const ratio: ComputationStep = {
    title: 'Subjects for the same lift, after over before',
    formula: '(s² / m²) capped over (s² / m²) as pasted',
    filled: `(${s} / ${m}²) / (${rawS} / ${rawM}²) = ${formatNumber(subjectsRatio)}`,
    source: 'documented',
  };
  return [
    ...capStep('Lower', lower, n, lowerThreshold),
    ...capStep('Upper', upper, n, upperThreshold),
    {
      title: 'Each value moved to the nearer cap when it lies beyond it',
      formula: 'y = min(max(y, L), U)',
      filled: `mean ${m}, variance ${s}`,
      source: 'documented',
    },
    ...(subjectsRatio === null ? [] : [ratio]),
  ];
}
