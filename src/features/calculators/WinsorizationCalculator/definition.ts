import {formatNumber, formatCount, formatPercent} from '../kit/format.ts';
import {convention, documented, type ComputationStep, type Table} from '../kit/types.ts';
import {figures, program} from './code.ts';
import type {Definition} from '../kit/definition.ts';
import {compute, fields, type Result} from './compute.ts';

function capStep(name: string, q: number, n: number, cap: number | null): ComputationStep[] {
  if (cap === null) return [];
  return [
    convention(
      `${name} cap: percentile of the sorted values, between two of them in proportion`,
      'h = (n − 1) q + 1, Q = x_⌊h⌋ + (h − ⌊h⌋) (x_⌊h⌋₊₁ − x_⌊h⌋)',
      `h = ${n - 1} × ${formatNumber(q)} + 1 = ${formatNumber((n - 1) * q + 1)}, Q = ${formatNumber(cap)}`,
    ),
  ];
}

function toSteps(result: Result): ComputationStep[] {
  const {values, lower, upper, lowerThreshold, upperThreshold, subjectsRatio} = result;
  const n = values.length;
  const [m, s] = [formatNumber(result.mean), formatNumber(result.variance)];
  const [rawM, rawS] = [formatNumber(result.rawMean), formatNumber(result.rawVariance)];
  const ratio: ComputationStep = documented(
    'Subjects for the same lift, after over before',
    '(s² / m²) capped over (s² / m²) as pasted',
    `(${s} / ${m}²) / (${rawS} / ${rawM}²) = ${formatNumber(subjectsRatio)}`,
  );
  return [
    ...capStep('Lower', lower, n, lowerThreshold),
    ...capStep('Upper', upper, n, upperThreshold),
    documented(
      'Each value moved to the nearer cap when it lies beyond it',
      'y = min(max(y, L), U)',
      `mean ${m}, variance ${s}`,
    ),
    ...(subjectsRatio === null ? [] : [ratio]),
  ];
}

function summarize(result: Result): string {
  const {below, above, values, rawMean, mean, rawVariance, variance, subjectsRatio} = result;
  if (below + above === 0) return `No value is capped: the mean stays ${formatNumber(mean)}.`;
  const change =
    `${formatCount(below + above)} of ${formatCount(values.length)} values ` +
    `${below + above === 1 ? 'is' : 'are'} capped. ` +
    `The mean goes from ${formatNumber(rawMean)} to ${formatNumber(mean)}, the variance from ` +
    `${formatNumber(rawVariance)} to ${formatNumber(variance)}.`;
  return subjectsRatio === null
    ? change
    : `${change} The same lift needs ${formatPercent(subjectsRatio, 1)} of the subjects.`;
}

function tables(result: Result): Table[] {
  const {values, lowerThreshold, upperThreshold, below, above} = result;
  const row = (name: string, mean: number, variance: number | null): string[] => {
    const error = variance === null ? null : Math.sqrt(variance / values.length);
    return [name, ...[mean, variance, error].map((value) => formatNumber(value))];
  };
  return [
    {
      caption: 'Before and after',
      head: ['Values', 'Mean', 'Variance', 'Standard error'],
      rows: [
        row('As pasted', result.rawMean, result.rawVariance),
        row('Capped', result.mean, result.variance),
      ],
    },
    {
      caption: 'Caps',
      head: ['Bound', 'Percentile', 'Value', 'Values beyond it'],
      rows: [
        ['Lower', formatPercent(result.lower), formatNumber(lowerThreshold), formatCount(below)],
        ['Upper', formatPercent(result.upper), formatNumber(upperThreshold), formatCount(above)],
      ],
    },
  ];
}

/** What capping outliers does to mean and variance. */
export const winsorization: Definition<typeof fields, Result> = {
  prefix: 'cap',
  title: 'Winsorization of your values',
  fallback: 'values',
  fields,
  compute,
  summarize,
  tables,
  toSteps,
  figures,
  program,
};
