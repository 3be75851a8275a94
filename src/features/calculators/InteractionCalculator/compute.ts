import {mean, sampleVariance} from '../../statistics/special/moments.ts';
import {StatisticsInputError} from '../../statistics/validate.ts';
import {relativeLift, type ArmSummary} from '../../statistics/relativeLift.ts';
import {linesOf, parseNumber} from '../kit/readNumber.ts';
import {
  assignmentDependence,
  interactionFromSummary,
} from '../../statistics/interactionFromSummary.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {choiceField, numberField, type Fields, type Values} from '../kit/fields.ts';

/** What the lines of the form hold beside two variants. */
type Kind = 'summaries' | 'counts' | 'values';

/** Subjects by the variants of both experiments, in the order of their first line. */
export interface Overlap {
  rows: readonly string[];
  columns: readonly string[];
  /** Mean and variance are 0 where only subjects were given. */
  cells: readonly (readonly ArmSummary[])[];
}

interface Line {
  number: number;
  row: string;
  column: string;
  numbers: readonly number[];
}

/** Longest list and widest table taken, so that an answer stays immediate. */
const MAX_LINES = 1000;
const MAX_VARIANTS = 10;

const WANTED: Record<Kind, {count: number; text: string}> = {
  summaries: {count: 3, text: 'subjects, mean and variance, such as Control White 500 9.9 30'},
  counts: {count: 1, text: 'the subjects, such as Control White 500'},
  values: {count: 1, text: 'the value of one subject, such as Control White 9.3'},
};

function separatorOf(line: string): string | RegExp {
  if (line.includes(';')) return ';';
  return line.includes('\t') ? '\t' : /[\s,]+/;
}

function readLine(line: string, number: number, kind: Kind): Line {
  const {count, text} = WANTED[kind];
  const [row = '', column = '', ...rest] = line.split(separatorOf(line)).map((part) => part.trim());
  const numbers = rest.map(parseNumber);
  const [subjects = 0, , variance = 0] = numbers;
  const isCount = kind === 'values' || (Number.isInteger(subjects) && subjects >= 0);
  const isUsable =
    numbers.every((value) => Math.abs(value) <= 1e12) && isCount && variance >= 0 && column !== '';
  if (numbers.length !== count || !isUsable || (kind === 'summaries' && subjects === 0)) {
    throw new StatisticsInputError(
      kind,
      `Line ${number}: enter a variant of each experiment and ${text}, not “${line}”. ` +
        'Put semicolons between if a name has spaces.',
    );
  }
  return {number, row, column, numbers};
}

function summarizeCell(lines: readonly Line[], kind: Kind): ArmSummary {
  if (kind !== 'values') {
    const [n = 0, average = 0, variance = 0] = lines[0]?.numbers ?? [];
    return {n, mean: average, variance};
  }
  const values = lines.flatMap(({numbers}) => numbers);
  if (values.length === 0) return {n: 0, mean: 0, variance: 0};
  const variance = values.length > 1 ? sampleVariance(values) : 0;
  return {n: values.length, mean: mean(values), variance};
}

/** The combinations of a pasted list. Throws `StatisticsInputError`, naming the list and a line. */
function readCells(text: string, kind: Kind): Overlap {
  const fail = (message: string): never => {
    throw new StatisticsInputError(kind, message);
  };
  const given = linesOf(text);
  if (given.length > MAX_LINES) fail(`Enter at most ${MAX_LINES} lines, not ${given.length}.`);
  const lines = given.map(({line, number}) => readLine(line, number, kind));
  const rows = [...new Set(lines.map(({row}) => row))];
  const columns = [...new Set(lines.map(({column}) => column))];
  const widest = Math.max(rows.length, columns.length);
  if (Math.min(rows.length, columns.length) < 2 || widest > MAX_VARIANTS) {
    fail(`Each experiment needs 2 to ${MAX_VARIANTS} variants; name both in every line.`);
  }
  const cells = rows.map((row) =>
    columns.map((column) => {
      const own = lines.filter((line) => line.row === row && line.column === column);
      if (kind !== 'values' && own.length > 1) {
        fail(`Line ${own[1]?.number} repeats ${row} with ${column}.`);
      }
      if (kind !== 'counts' && own.length === 0) {
        fail(`There is no line for ${row} with ${column}.`);
      }
      return summarizeCell(own, kind);
    }),
  );
  return {rows, columns, cells};
}

const lines = (...list: string[]): string => list.join('\n');

/** The 32 subjects of the page on interaction detection. */
const SUBJECTS = {
  'Control White': [9.3, 9.9, 9.4, 8.5, 9.8, 11.1, 11.3],
  'Control Black': [10.7, 11.5, 11.6, 9.9, 11.8, 12.1, 12.6, 11],
  'Treatment White': [10.7, 13.4, 11.5, 12.4, 13, 12.1, 11.2, 12.9],
  'Treatment Black': [16.3, 14.2, 16.1, 17.8, 13.1, 16.6, 15.8, 17.4, 16.1],
};

/** The form: one kind of lines, each of which begins with a variant of both experiments. */
export const fields = {
  data: choiceField('What you paste', {
    summaries: 'Subjects, mean and variance per combination',
    counts: 'Subjects per combination only',
    values: 'One value per subject',
  }),
  summaries: {
    label: 'Combinations',
    hint: 'Per line: variant of each experiment, subjects, mean, variance of one subject',
    initial: lines(
      'Control White 25030 9.90 30',
      'Control Black 24950 10.10 30',
      'Treatment White 24980 10.40 31',
      'Treatment Black 25040 10.35 31',
    ),
    rows: 6,
    when: ({data}) => data === 'summaries',
  },
  counts: {
    label: 'Combinations',
    hint: 'Per line: variant of each experiment, subjects',
    initial: lines(
      'Control White 15000',
      'Control Black 25000',
      'Treatment White 35000',
      'Treatment Black 25000',
    ),
    rows: 6,
    when: ({data}) => data === 'counts',
  },
  values: {
    label: 'Subjects',
    hint: 'Per line: variant of each experiment, value of the metric',
    initial: lines(
      ...Object.entries(SUBJECTS).flatMap(([name, values]) =>
        values.map((value) => `${name} ${value}`),
      ),
    ),
    rows: 8,
    isLocal: true,
    when: ({data}) => data === 'values',
  },
  alpha: numberField('Significance level α', '0.01', {above: 0, below: 1}),
} satisfies Fields;

/** Confidence level of the lifts within each variant of the other experiment. */
export const CONFIDENCE = 0.95;

export type Interaction = ReturnType<typeof detect>;

function liftOf(control: ArmSummary, treatment: ArmSummary) {
  const {lift, standardError, reliable} = relativeLift({control, treatment});
  const isTold = reliable && Math.min(control.n, treatment.n) > 1;
  if (lift === null || !standardError || !isTold) return null;
  return {lift, ...fixedSampleCI({lift, standardError, confidence: CONFIDENCE})};
}

/** Lifts over the first variant of experiment 1, within each variant of experiment 2. */
function liftsOf({rows, columns, cells}: Overlap) {
  return rows.slice(1).flatMap((row, index) =>
    columns.map((column, j) => {
      const [control, treatment] = [cells[0]?.[j], cells[index + 1]?.[j]];
      const interval = control && treatment ? liftOf(control, treatment) : null;
      /** `row` and `column` count from 1, as scripts do. */
      return {name: `${row}, ${column}`, row: index + 2, column: j + 1, interval};
    }),
  );
}

/** Do two experiments share subjects unevenly, or change each other's effects? */
export function detect(values: Values<typeof fields>) {
  const {data, alpha} = values;
  const overlap = readCells(values[data], data);
  const table = overlap.cells.map((row) => row.map(({n}) => n));
  const assignment = assignmentDependence({table, alpha});
  const {statistic, pValue, dependent} = assignment;
  if (statistic === null || pValue === null || dependent === null) {
    throw new StatisticsInputError(data, 'Leave out variants without subjects.');
  }
  const shared = {overlap, alpha, assignment: {...assignment, statistic, pValue, dependent}};
  if (data === 'counts') return {...shared, effect: null, lifts: []};
  const effect = interactionFromSummary({cells: overlap.cells, alpha});
  const {fStatistic, pValue: effectP, interaction} = effect;
  if (fStatistic === null || effectP === null || interaction === null) {
    throw new StatisticsInputError(data, Object.values(effect.reasons ?? {})[0] ?? '');
  }
  return {
    ...shared,
    effect: {...effect, fStatistic, pValue: effectP, interaction},
    lifts: liftsOf(overlap),
  };
}
