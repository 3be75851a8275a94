import {rollup, quantile} from 'd3-array';
import {dsvFormat} from 'd3-dsv';
import {StatisticsInputError} from '../../statistics/validate.ts';
import {MAX_VALUES, isHeading, readValue} from '../kit/readNumber.ts';
import {groupDigits} from '../../../shared/groupDigits.ts';
import {winsorize} from '../../statistics/winsorize.ts';
import type {Values, Fields} from '../kit/fields.ts';
import {EXAMPLE_TIMES} from '../kit/commonFields.ts';

const MAX_COLUMNS = 3;

/** Name of the only group when no variation is given. */
const ALL = 'All values';

function fail(message: string): never {
  throw new StatisticsInputError('data', message);
}

/** The lines as cells, and what stands between these. */
function cellsOf(text: string) {
  const delimiter = ['\t', ';'].find((each) => text.includes(each)) ?? ',';
  const rows = dsvFormat(delimiter)
    .parseRows(text.replace(/^\uFEFF/, ''))
    .map((cells, index) => ({cells: cells.map((cell) => cell.trim()), line: index + 1}))
    .filter(({cells}) => cells.some((cell) => cell !== ''));
  return {rows, hasSemicolons: delimiter === ';'};
}

/**
 * One value of each subject, by variation, from pasted lines of subject, variation and value. A
 * subject's values are added up. Throws `StatisticsInputError` that names the line that is wrong.
 */
function readTable(text: string): Map<string, number[]> {
  const {rows, hasSemicolons} = cellsOf(text);
  if (rows.length > MAX_VALUES) fail(`Paste at most ${groupDigits(MAX_VALUES)} lines.`);
  const [first] = rows;
  const width = first?.cells.length ?? 0;
  if (!first || width > MAX_COLUMNS) return fail('Paste lines of subject, variation and value.');
  const hasHeading = rows.length > 1 && isHeading(first.cells.at(-1) ?? '');
  const subjects = new Map<string, {variation: string; value: number}>();
  for (const {cells, line} of hasHeading ? rows.slice(1) : rows) {
    if (cells.length !== width) {
      const found = `${cells.length} ${cells.length === 1 ? 'part' : 'parts'}`;
      fail(`Line ${line} has ${found} where line ${first.line} has ${width}.`);
    }
    const value = readValue(cells.at(-1) ?? '', {field: 'data', line, hasSemicolons});
    const variation = cells.at(-2) ?? ALL;
    const subject = width === MAX_COLUMNS ? (cells[0] ?? '') : String(line);
    const known = subjects.get(subject);
    if (variation === '') fail(`Line ${line} has no variation.`);
    if (known && known.variation !== variation) {
      fail(
        `Line ${line}: “${subject}” is in ${variation} here and was in ${known.variation} before.`,
      );
    }
    subjects.set(subject, {variation, value: value + (known?.value ?? 0)});
  }
  const groups = rollup(
    subjects.values(),
    (own) => own.map(({value}) => value),
    ({variation}) => variation,
  );
  if (width === 2 && groups.size > 1 && groups.size === subjects.size) {
    fail(
      'The first part of each line is read as variation, and each variation has one line. If it ' +
        'is the subject, paste the values alone.',
    );
  }
  return groups;
}

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
