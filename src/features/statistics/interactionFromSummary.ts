import {StatisticsInputError} from './errors.ts';
import type {ArmSummary} from './relativeLift.ts';
import {finish} from './result.ts';
import {fTail} from './special/fTail.ts';
import {leastSquares} from './special/leastSquares.ts';
import {mean} from './special/moments.ts';
import {
  requireCount,
  requireLength,
  requireNonNegative,
  requireNumber,
  requireOpenFraction,
  requireSameLength,
} from './validate.ts';

interface InteractionFromSummaryInput {
  /** cells[i][j]: subjects with variant i of one experiment and j of the other. */
  cells: readonly (readonly ArmSummary[])[];
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

function requireCell({n, mean: value, variance}: ArmSummary, name: string): void {
  requireCount(n, `${name}.n`, 1);
  requireNumber(value, `${name}.mean`);
  requireNonNegative(variance, `${name}.variance`);
}

/**
 * F test of the interaction term of a two-way analysis of variance, from the subjects, mean and
 * sample variance (n − 1) of each cell; cells may have different sizes. F, p-value and verdict are
 * null when no cell varies. Throws `StatisticsInputError` for fewer than two variants of either
 * experiment, an empty cell, ragged rows or no more subjects than cells.
 *
 * Source: product documentation, Interaction detection.
 */
export function interactionFromSummary({cells, alpha}: InteractionFromSummaryInput) {
  requireLength(cells, 'cells', 2);
  requireLength(cells[0] ?? [], 'cells[0]', 2);
  const columns = cells[0]?.length ?? 0;
  const summaries = cells.flatMap((row, i) => {
    requireSameLength(row, `cells[${i}]`, columns, 'the first row');
    return row.map((cell, j) => {
      requireCell(cell, `cells[${i}][${j}]`);
      return {...cell, row: i, column: j};
    });
  });
  requireOpenFraction(alpha, 'alpha');
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
