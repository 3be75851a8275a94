import * as z from 'zod';
import {dataFile} from '../../../shared/dataFile.ts';
import {replaceElements} from '../../../shared/mdx/replaceElements.ts';
import {table} from '../../../shared/mdx/table.ts';
import * as statistics from '../index.ts';
import {largestDifference} from './largestDifference.ts';

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
