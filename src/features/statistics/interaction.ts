import {
  requireAll,
  requireEach,
  requireLength,
  requireSameLength,
  StatisticsInputError,
} from './validate.ts';
import {finish} from './result.ts';
import {chiSquareTail, MAX_DEGREES_OF_FREEDOM} from './chiSquareSf.ts';
import betainc from '@stdlib/math-base-special-betainc';
import type {ArmSummary} from './relativeLift.ts';
import {leastSquares} from './special/leastSquares.ts';
import {mean, sampleVariance} from './special/moments.ts';

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
    requireEach(row, `table[${i}]`, 'count');
  });
  requireAll({alpha}, {alpha: 'openFraction'});
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

/**
 * P(F > f) for the F distribution with d1 and d2 degrees of freedom, f >= 0.
 * The incomplete beta function is asked for the side whose argument is not close to 1.
 */
function fTail(f: number, d1: number, d2: number): number {
  const explained = d1 * f;
  const total = d2 + explained;
  return explained > d2
    ? betainc(d2 / total, d2 / 2, d1 / 2, true, false)
    : betainc(explained / total, d1 / 2, d2 / 2, true, true);
}

interface InteractionAnovaInput {
  /** cells[i][j]: metric values of subjects with variant i of one experiment and j of the other. */
  cells: readonly (readonly (readonly number[])[])[];
  /** Significance level in (0,1); the product uses 0.01. */
  alpha: number;
}

interface Cell extends ArmSummary {
  row: number;
  column: number;
}

/**
 * Sum of squares the interaction explains: what the additive model leaves of the cell means,
 * each weighted by its number of subjects.
 */
function interactionSumOfSquares(cells: readonly Cell[], rows: number, columns: number): number {
  const grandMean = mean(cells.map((cell) => cell.mean));
  const design = cells.map((cell) => {
    const terms = [
      1,
      ...Array.from({length: rows - 1}, (_, i) => (cell.row === i + 1 ? 1 : 0)),
      ...Array.from({length: columns - 1}, (_, j) => (cell.column === j + 1 ? 1 : 0)),
    ];
    return terms.map((term) => term * Math.sqrt(cell.n));
  });
  const target = cells.map((cell) => (cell.mean - grandMean) * Math.sqrt(cell.n));
  const effects = leastSquares(design, target) ?? [];
  return target.reduce((sum, value, index) => {
    const terms = design[index] ?? [];
    const fitted = terms.reduce((total, term, k) => total + term * (effects[k] ?? 0), 0);
    return sum + (value - fitted) ** 2;
  }, 0);
}

/**
 * F test of the interaction term of a two-way analysis of variance; cells may have different sizes.
 * F, p-value and verdict are null when no cell varies. Throws `StatisticsInputError` for fewer than
 * two variants of either experiment, an empty cell, ragged rows, no more subjects than cells or
 * values that are not finite.
 *
 * Source: product documentation, Interaction detection.
 */
export function interactionAnova({cells, alpha}: InteractionAnovaInput) {
  requireLength(cells, 'cells', 2);
  requireLength(cells[0] ?? [], 'cells[0]', 2);
  const columns = cells[0]?.length ?? 0;
  const summaries = cells.flatMap((row, i) => {
    requireSameLength(row, `cells[${i}]`, columns, 'the first row');
    return row.map((values, j) => {
      requireEach(values, `cells[${i}][${j}]`, 'number');
      const variance = values.length > 1 ? sampleVariance(values) : 0;
      return {n: values.length, mean: mean(values), variance, row: i, column: j};
    });
  });
  requireAll({alpha}, {alpha: 'openFraction'});
  const subjects = summaries.reduce((sum, cell) => sum + cell.n, 0);
  const dfNumerator = (cells.length - 1) * (columns - 1);
  const dfDenominator = subjects - summaries.length;
  if (dfDenominator < 1) {
    throw new StatisticsInputError(
      'cells',
      `cells must hold more subjects than there are cells (${summaries.length}), ` +
        `but they hold ${subjects}.`,
    );
  }
  const residual = summaries.reduce((sum, cell) => sum + (cell.n - 1) * cell.variance, 0);
  if (residual === 0) {
    return finish(
      {fStatistic: null, dfNumerator, dfDenominator, pValue: null, interaction: null},
      'All values within each cell are equal, so there is no noise to compare with.',
    );
  }
  const explained = interactionSumOfSquares(summaries, cells.length, columns);
  const fStatistic = explained / dfNumerator / (residual / dfDenominator);
  const pValue = fTail(fStatistic, dfNumerator, dfDenominator);
  return finish({fStatistic, dfNumerator, dfDenominator, pValue, interaction: pValue < alpha});
}
