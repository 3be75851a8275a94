import {mean, sampleVariance} from '../../statistics/special/moments.ts';
import {StatisticsInputError} from '../../statistics/errors.ts';
import type {ArmSummary} from '../../statistics/relativeLift.ts';
import {parseNumber} from '../kit/readNumber.ts';

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
  const [row = '', column = '', ...rest] = line
    .trim()
    .split(separatorOf(line))
    .map((part) => part.trim());
  const numbers = rest.map(parseNumber);
  const [subjects = 0, , variance = 0] = numbers;
  const isCount = kind === 'values' || (Number.isInteger(subjects) && subjects >= 0);
  const isUsable =
    numbers.every((value) => Math.abs(value) <= 1e12) && isCount && variance >= 0 && column !== '';
  if (numbers.length !== count || !isUsable || (kind === 'summaries' && subjects === 0)) {
    throw new StatisticsInputError(
      kind,
      `Line ${number}: enter a variant of each experiment and ${text}, not “${line.trim()}”. ` +
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
export function readCells(text: string, kind: Kind): Overlap {
  const fail = (message: string): never => {
    throw new StatisticsInputError(kind, message);
  };
  const given = text.split('\n').flatMap((line, index) => {
    return line.trim() === '' ? [] : [{line, number: index + 1}];
  });
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
