import {quantile, rollup} from 'd3-array';
import {dsvFormat} from 'd3-dsv';
import {StatisticsInputError} from '../../statistics/validate.ts';
import {isHeading, MAX_VALUES, readValue} from '../kit/readNumber.ts';
import {groupDigits} from '../../../shared/format.ts';
import {summarize} from '../../statistics/special/moments.ts';
import type {Fields, Values} from '../kit/fields.ts';
import {EXAMPLE_TIMES} from '../kit/commonFields.ts';
import {documented} from '../kit/types.ts';
import type {Definition} from '../kit/definition.ts';
import {calculatorLink} from '../kit/calculatorLink.ts';
import {formatCount, formatNumber} from '../kit/format.ts';

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
  values.split('\n').map((value, index) => `${letter}${index + 1},${variation},${value}`);

/** The form: one field for whatever is pasted. */
const fields = {
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

type Result = ReturnType<typeof compute>;
type Group = Result['groups'][number];

function summaryOf(name: string, values: readonly number[]) {
  if (values.length < 2) {
    const message = `“${name}” has one subject; a variance needs at least two.`;
    throw new StatisticsInputError('data', message);
  }
  const [min = 0, median = 0, max = 0] = [0, 0.5, 1].map((q) => quantile(values, q));
  return {name, values, ...summarize(values), min, median, max};
}

/** Summary statistics of each variation; control, or else the first one pasted, comes first. */
function compute({data}: Values<typeof fields>) {
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

const PARTS = {n: 'length', mean: 'mean', variance: 'var'} as const;

function ofArms(control: Group, treatment: Group): Record<string, string | number> {
  return {
    data: 'mean',
    nControl: control.n,
    meanControl: control.mean,
    varControl: control.variance,
    nTreatment: treatment.n,
    meanTreatment: treatment.mean,
    varTreatment: treatment.variance,
  };
}

/** The calculators that take these numbers. */
function links({groups}: Result): {label: string; to: string}[] {
  const [control, ...treatments] = groups;
  if (!control) return [];
  const plan = {metric: 'mean', mean: control.mean, variance: control.variance};
  const counts = Object.fromEntries(groups.map(({n}, index) => [`count${index + 1}`, n]));
  const split = {variations: String(groups.length), ...counts};
  const pairs = treatments.flatMap((treatment) => {
    const fields = ofArms(control, treatment);
    const names = `${treatment.name} against ${control.name}`;
    return [
      {label: `Lift: ${names}`, to: calculatorLink('lift', fields)},
      {label: `Intervals by every method: ${names}`, to: calculatorLink('ci', fields)},
    ];
  });
  const size = {
    label: `Sample size, with mean and variance of ${control.name}`,
    to: calculatorLink('size', plan),
  };
  const ratio = {
    label: 'Sample ratio mismatch, against an even split',
    to: calculatorLink('srm', split),
  };
  return [
    ...pairs,
    ...(control.variance > 0 ? [size] : []),
    ...(treatments.length > 0 ? [ratio] : []),
  ];
}

/** Summary statistics of pasted rows, and where to take them. */
export const pastedData: Definition<typeof fields, Result> = {
  prefix: 'paste',
  title: 'Summary of pasted data',
  fields,
  compute,
  summarize({groups}) {
    const parts = groups.map(({name, n, mean}) => {
      return `${name}: ${formatCount(n)} subjects, mean ${formatNumber(mean)}`;
    });
    return `${parts.join('; ')}.`;
  },
  tables({groups}) {
    return [
      {
        caption: 'Summary by variation',
        head: ['Variation', 'Subjects', 'Mean', 'Variance', 'Smallest', 'Median', 'Largest'],
        rows: groups.map(({name, n, mean, variance, min, median, max}) => {
          const values = [mean, variance, min, median, max].map((value) => formatNumber(value));
          return [name, formatCount(n), ...values];
        }),
      },
    ];
  },
  notes({groups}) {
    const [control] = groups;
    const compared = groups.length > 1 ? [`The others are compared with ${control?.name}.`] : [];
    return ['Values of the same subject are added up.', ...compared];
  },
  links,
  toSteps({groups}) {
    return groups.map(({name, n, mean, variance}) =>
      documented(
        `${name}: mean and sample variance`,
        'm = Σ y / n, s² = Σ (y − m)² / (n − 1)',
        `n = ${formatCount(n)}, m = ${formatNumber(mean)}, s² = ${formatNumber(variance)}`,
      ),
    );
  },
  figures({groups}) {
    const all = groups.flatMap((group, index) =>
      Object.keys(PARTS).map((part) => [`${part}_${index + 1}`, group[part as keyof typeof PARTS]]),
    );
    return Object.fromEntries(all) as Record<string, number>;
  },
  program(result) {
    const {groups} = result;
    const formulas = groups.flatMap((_, index) =>
      Object.entries(PARTS).map(([part, name]) => [
        `${part}_${index + 1}`,
        `${name}(values_${index + 1})`,
      ]),
    );
    return {
      title: `Summary of ${groups.map(({name}) => name.replaceAll(/\s+/g, ' ')).join(', ')}`,
      given: Object.fromEntries(groups.map(({values}, index) => [`values_${index + 1}`, values])),
      formulas: Object.fromEntries(formulas) as Record<string, string>,
    };
  },
};
