import {interactionFromSummary} from './interactionFromSummary.ts';
import {mean, sampleVariance} from './special/moments.ts';
import {requireLength, requireNumbers} from './validate.ts';

interface InteractionAnovaInput {
  /** cells[i][j]: metric values of subjects with variant i of one experiment and j of the other. */
  cells: readonly (readonly (readonly number[])[])[];
  /** Significance level in (0,1); the product uses 0.01. */
  alpha: number;
}

/**
 * `interactionFromSummary` for the values of every subject. Throws `StatisticsInputError` for
 * fewer than two variants of either experiment, an empty cell, ragged rows, no more subjects than
 * cells or values that are not finite.
 */
export function interactionAnova({cells, alpha}: InteractionAnovaInput) {
  const summaries = cells.map((row, i) => {
    requireLength(row, `cells[${i}]`, 1);
    return row.map((values, j) => {
      requireNumbers(values, `cells[${i}][${j}]`);
      const variance = values.length > 1 ? sampleVariance(values) : 0;
      return {n: values.length, mean: mean(values), variance};
    });
  });
  return interactionFromSummary({cells: summaries, alpha});
}
