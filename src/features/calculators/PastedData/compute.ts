import {quantile} from 'd3-array';
import {StatisticsInputError} from '../../statistics/errors.ts';
import {winsorize} from '../../statistics/winsorize.ts';
import type {Values, Fields} from '../kit/fields.ts';
import {readTable} from './readTable.ts';
import {EXAMPLE_TIMES} from '../kit/commonFields.ts';

const linesOf = (values: string, letter: string, variation: string): string[] =>
  values.split(' ').map((value, index) => `${letter}${index + 1},${variation},${value}`);

/** The form: one field for whatever is pasted. */
export const fields = {
  data: {
    label: 'Your data',
    hint:
      'Subject, variation and value on each line, or variation and value, or a value alone; ' +
      'commas, semicolons or tabs between them. What you paste stays in this tab.',
    initial: [
      'subject,variation,value',
      ...linesOf(EXAMPLE_TIMES.control, 'c', 'control'),
      ...linesOf(EXAMPLE_TIMES.treatment, 't', 'treatment'),
    ].join('\n'),
    rows: 10,
    isLocal: true,
  },
} satisfies Fields;

/** As many variations as the checker of ratios compares. */
const MAX_VARIATIONS = 10;

export type Result = ReturnType<typeof compute>;
export type Group = Result['groups'][number];

function summaryOf(name: string, values: readonly number[]) {
  if (values.length < 2) {
    const message = `“${name}” has one subject; a variance needs at least two.`;
    throw new StatisticsInputError('data', message);
  }
  const whole = winsorize({values, lowerPercentile: null, upperPercentile: null});
  const [min = 0, median = 0, max = 0] = [0, 0.5, 1].map((q) => quantile(values, q));
  const variance = whole.rawVariance ?? 0;
  return {name, values, n: values.length, mean: whole.rawMean, variance, min, median, max};
}

/** Summary statistics of each variation; control, or else the first one pasted, comes first. */
export function compute({data}: Values<typeof fields>) {
  const variations = [...readTable(data)];
  if (variations.length > MAX_VARIATIONS) {
    const message = `There are ${variations.length} variations; paste at most ${MAX_VARIATIONS}.`;
    throw new StatisticsInputError('data', message);
  }
  if (variations.length === 0) throw new StatisticsInputError('data', 'Paste at least two values.');
  const isControl = ([name]: [string, unknown]) => (/^control$/i.test(name) ? 0 : 1);
  variations.sort((a, b) => isControl(a) - isControl(b));
  return {groups: variations.map(([name, values]) => summaryOf(name, values))};
}
