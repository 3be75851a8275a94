import * as z from 'zod';
import {dataFile} from '../../../shared/dataFile.ts';
import {replaceElements} from '../../../shared/mdx/replaceElements.ts';
import {table} from '../../../shared/mdx/table.ts';
import * as statistics from '../index.ts';

/** A number that two tools computed. */
interface Compared {
  /** Name of the output; of a list, with its place. */
  output: string;
  ours: number;
  theirs: number;
  /** |ours − theirs| / |theirs|, or the distance itself where theirs is 0. */
  difference: number;
}

function compareAll(output: string, ours: unknown, theirs: unknown): Compared[] {
  if (typeof theirs === 'number' && typeof ours === 'number') {
    const distance = Math.abs(ours - theirs);
    const difference = theirs === 0 ? distance : distance / Math.abs(theirs);
    return [{output, ours, theirs, difference}];
  }
  if (typeof theirs !== 'object' || theirs === null) return [];
  return Object.entries(theirs).flatMap(([key, value]) => {
    const name = Array.isArray(theirs) ? `${output}[${Number(key) + 1}]` : key;
    return compareAll(name, (ours as Record<string, unknown>)[key], value);
  });
}

/**
 * The output that differs most from another tool's. Throws when there is no number to compare, as
 * after an output has been renamed.
 */
export function largestDifference(ours: unknown, theirs: unknown): Compared {
  const [first, ...others] = compareAll('', ours, theirs);
  if (!first) throw new Error('There is no number to compare.');
  return others.reduce((most, next) => (next.difference > most.difference ? next : most), first);
}

const values = z.record(z.string(), z.unknown());

const file = z.object({
  functions: z.record(z.string(), z.object({summary: z.string(), how: z.string()})),
  cases: z.array(z.object({function: z.string(), inputs: values, outputs: values})),
});

/** The cases that the tests compare with, too. */
const readCases = dataFile('tests/fixtures/statistics/reference-values.json', file, []);

const methods = statistics as unknown as Record<string, (inputs: unknown) => unknown>;

/** Enough digits to see that two numbers agree, few enough for a column. */
const DIGITS = 9;

function written(value: number): string {
  return String(Number(value.toPrecision(DIGITS))).replace('-', '−');
}

/** A difference as a power of ten; below the precision of a computer's numbers, none. */
function size(difference: number): string {
  return difference === 0 ? '0' : difference.toExponential(0).replace('-', '−');
}

function referenceTable() {
  const {functions, cases} = readCases();
  const rows = cases.map(({function: name, inputs, outputs}) => ({
    name,
    summary: functions[name]?.summary ?? name,
    how: functions[name]?.how ?? '',
    ...largestDifference(methods[name]?.(inputs), outputs),
  }));
  return table(
    [
      {title: 'Function', isRowHeader: true, cell: ({name}) => `\`${name}\``},
      {title: 'Output', cell: ({output}) => `\`${output}\``},
      {title: 'Ours', cell: ({ours}) => written(ours)},
      {title: 'Theirs', cell: ({theirs}) => written(theirs)},
      {title: 'Difference', cell: ({difference}) => size(difference)},
      {title: 'What is computed', cell: ({summary}) => summary},
      {title: 'Their tools', cell: ({how}) => how},
    ],
    rows,
  );
}

/**
 * Remark plugin: writes the table of `<ReferenceCases />`, a row for each case that was computed with
 * another tool, with the output that differs most.
 */
export default function remarkReferenceTable() {
  return replaceElements({
    ReferenceCases: {attributes: {required: []}, content: () => ({blocks: [referenceTable()]})},
  });
}
