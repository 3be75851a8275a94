import type {Definition} from '../kit/definition.ts';
import {compute, type Result, fields} from './compute.ts';
import {toSteps} from './steps.ts';
import {formatCount, formatNumber, formatPercent} from '../kit/format.ts';
import type {Table} from '../kit/types.ts';

/** The answer in a sentence or two. */
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

/** Before and after, and what the caps are. */
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
  loadCode: () => import('./code.ts'),
};
