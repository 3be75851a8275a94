import {StatisticsInputError} from './errors.ts';
import {finish} from './result.ts';
import {chiSquareTail, MAX_DEGREES_OF_FREEDOM} from './special/chiSquareTail.ts';
import {requireCount, requireLength, requireOpenFraction, requireSameLength} from './validate.ts';

interface AssignmentDependenceInput {
  /** table[i][j]: subjects with variant i of one experiment and j of the other. */
  table: readonly (readonly number[])[];
  /** Significance level in (0,1); the product uses 0.01. */
  alpha: number;
}

/**
 * Chi-square test of independence of two experiments' assignments, without continuity
 * correction. Statistic, p-value and verdict are null when a variant of either experiment has no
 * subjects. Throws `StatisticsInputError` for a table smaller than 2 × 2, ragged rows or counts
 * that are not whole numbers of 0 or more.
 *
 * Source: product documentation, Interaction detection; no continuity correction is a convention.
 */
export function assignmentDependence({table, alpha}: AssignmentDependenceInput) {
  requireLength(table, 'table', 2);
  requireLength(table[0] ?? [], 'table[0]', 2);
  const columns = table[0]?.length ?? 0;
  table.forEach((row, i) => {
    requireSameLength(row, `table[${i}]`, columns, 'the first row');
    row.forEach((count, j) => requireCount(count, `table[${i}][${j}]`));
  });
  requireOpenFraction(alpha, 'alpha');
  const df = (table.length - 1) * (columns - 1);
  if (df > MAX_DEGREES_OF_FREEDOM) {
    throw new StatisticsInputError(
      'table',
      `table must have (rows − 1) × (columns − 1) of at most \
${MAX_DEGREES_OF_FREEDOM}, but it is ${df}.`,
    );
  }
  const rowTotals = table.map((row) => row.reduce((sum, count) => sum + count, 0));
  const columnTotals = Array.from({length: columns}, (_, j) =>
    table.reduce((sum, row) => sum + (row[j] ?? 0), 0),
  );
  const total = rowTotals.reduce((sum, count) => sum + count, 0);
  const expected = rowTotals.map((row) =>
    columnTotals.map((column) => (total === 0 ? 0 : row * (column / total))),
  );
  if ([...rowTotals, ...columnTotals].includes(0)) {
    return finish(
      {expected, statistic: null, df, pValue: null, dependent: null},
      'A variant has no subjects; leave it out of the table.',
    );
  }
  const statistic = expected
    .flatMap((row, i) => row.map((value, j) => ((table[i]?.[j] ?? 0) - value) ** 2 / value))
    .reduce((sum, term) => sum + term, 0);
  const pValue = chiSquareTail(statistic, df);
  return finish({expected, statistic, df, pValue, dependent: pValue < alpha});
}
