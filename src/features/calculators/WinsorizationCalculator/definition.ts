import {StatisticsInputError} from '../../statistics/validate.ts';
import {winsorize} from '../../statistics/winsorize.ts';
import {percentField, type Fields, type Values} from '../kit/fields.ts';
import {readColumn} from '../kit/readNumber.ts';
import {convention, documented, present, type ComputationStep} from '../kit/types.ts';
import {formatCount, formatNumber, formatPercent} from '../kit/format.ts';
import type {Definition} from '../kit/definition.ts';

/** The form; its example is the totals of the ten subjects of the demo data. */
const fields = {
  values: {
    label: 'Values',
    hint: 'One total on each line, each of another subject. They stay in this page.',
    initial: '70\n25\n0\n0\n0\n105\n80\n40\n900\n50',
    rows: 8,
    isLocal: true,
  },
  lower: percentField('Lower bound percentile', '0', {hint: '0 caps nothing', min: 0, max: 100}),
  upper: percentField('Upper bound percentile', '80', {
    hint: '100 caps nothing',
    above: 1,
    max: 100,
  }),
} satisfies Fields;

type Result = ReturnType<typeof compute>;

/** Squared spread relative to the mean: subjects for a given lift grow with it. */
function relativeVariance(mean: number, variance: number | null): number | null {
  return mean === 0 || !variance ? null : variance / mean ** 2;
}

/** Mean and variance before and after values beyond two percentiles are capped. */
function compute({values: text, lower, upper}: Values<typeof fields>) {
  const values = readColumn(text, 'values');
  if (lower > upper) {
    throw new StatisticsInputError(
      'lower',
      'Enter a lower percentile that is not above the upper one.',
    );
  }
  const capped = winsorize({
    values,
    lowerPercentile: lower === 0 ? null : lower,
    upperPercentile: upper === 1 ? null : upper,
  });
  const {lowerThreshold, upperThreshold} = capped;
  const below = values.filter((value) => value < (lowerThreshold ?? -Infinity)).length;
  const above = values.filter((value) => value > (upperThreshold ?? Infinity)).length;
  const before = relativeVariance(capped.rawMean, capped.rawVariance);
  const after = relativeVariance(capped.mean, capped.variance);
  const subjectsRatio = before === null || after === null ? null : after / before;
  return {values, lower, upper, below, above, subjectsRatio, ...capped};
}

/** Percentile of sorted values, with linear interpolation. */
const quantile = (name: string): Record<string, string> => ({
  [`${name}_rank`]: `(n - 1) * ${name} + 1`,
  [`${name}_floor`]: `ranked(ordered, floor(${name}_rank))`,
  [`${name}_next`]: `ranked(ordered, min(n, floor(${name}_rank) + 1))`,
  [`${name}_cap`]: `${name}_floor + (${name}_rank - floor(${name}_rank)) * (${name}_next - ${name}_floor)`,
});

function capStep(name: string, q: number, n: number, cap: number): ComputationStep {
  return convention(
    `${name} cap: percentile of the sorted values, between two of them in proportion`,
    'h = (n − 1) q + 1, Q = x_⌊h⌋ + (h − ⌊h⌋) (x_⌊h⌋₊₁ − x_⌊h⌋)',
    `h = ${n - 1} × ${formatNumber(q)} + 1 = ${formatNumber((n - 1) * q + 1)}, Q = ${formatNumber(cap)}`,
  );
}

/** What capping outliers does to mean and variance. */
export const winsorization: Definition<typeof fields, Result> = {
  prefix: 'cap',
  title: 'Winsorization of your values',
  fields,
  compute,
  summarize(result) {
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
  },
  tables(result) {
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
  },
  toSteps(result) {
    const {values, lower, upper, lowerThreshold, upperThreshold, subjectsRatio} = result;
    const n = values.length;
    const [m, s] = [formatNumber(result.mean), formatNumber(result.variance)];
    const [rawM, rawS] = [formatNumber(result.rawMean), formatNumber(result.rawVariance)];
    return present(
      lowerThreshold !== null && capStep('Lower', lower, n, lowerThreshold),
      upperThreshold !== null && capStep('Upper', upper, n, upperThreshold),
      documented(
        'Each value moved to the nearer cap when it lies beyond it',
        'y = min(max(y, L), U)',
        `mean ${m}, variance ${s}`,
      ),
      subjectsRatio !== null &&
        documented(
          'Subjects for the same lift, after over before',
          '(s² / m²) capped over (s² / m²) as pasted',
          `(${s} / ${m}²) / (${rawS} / ${rawM}²) = ${formatNumber(subjectsRatio)}`,
        ),
    );
  },
  figures(result) {
    return {
      lower_cap: result.lowerThreshold,
      upper_cap: result.upperThreshold,
      raw_mean: result.rawMean,
      raw_variance: result.rawVariance,
      capped_mean: result.mean,
      capped_variance: result.variance,
      subjects_ratio: result.subjectsRatio,
    };
  },
  program(result) {
    return {
      title: 'Winsorization',
      given: {pasted: result.values, lower: result.lower, upper: result.upper},
      formulas: {
        ordered: 'sort(pasted)',
        n: 'length(pasted)',
        ...quantile('lower'),
        ...quantile('upper'),
        capped: 'clip(pasted, lower_cap, upper_cap)',
        raw_mean: 'mean(pasted)',
        raw_variance: 'var(pasted)',
        capped_mean: 'mean(capped)',
        capped_variance: 'var(capped)',
        ...(result.subjectsRatio !== null && {
          subjects_ratio: 'capped_variance / capped_mean ^ 2 / (raw_variance / raw_mean ^ 2)',
        }),
      },
    };
  },
};
