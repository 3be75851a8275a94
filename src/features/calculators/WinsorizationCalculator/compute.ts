import {StatisticsInputError} from '../../statistics/validate.ts';
import {winsorize} from '../../statistics/winsorize.ts';
import type {Values, Fields} from '../kit/fields.ts';
import {readColumn} from '../kit/readNumber.ts';

/** The form; its example is the totals of the ten subjects of the demo data. */
export const fields = {
  values: {
    label: 'Values',
    hint: 'One total on each line, each of another subject. They stay in this page.',
    initial: '70\n25\n0\n0\n0\n105\n80\n40\n900\n50',
    rows: 8,
    isLocal: true,
  },
  lower: {
    label: 'Lower bound percentile',
    hint: '0 caps nothing',
    initial: '0',
    unit: '%',
    min: 0,
    max: 100,
  },
  upper: {
    label: 'Upper bound percentile',
    hint: '100 caps nothing',
    initial: '80',
    unit: '%',
    above: 1,
    max: 100,
  },
} satisfies Fields;

export type Result = ReturnType<typeof compute>;

/** Squared spread relative to the mean: subjects for a given lift grow with it. */
function relativeVariance(mean: number, variance: number | null): number | null {
  return mean === 0 || !variance ? null : variance / mean ** 2;
}

/** Mean and variance before and after values beyond two percentiles are capped. */
export function compute({values: text, lower, upper}: Values<typeof fields>) {
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
