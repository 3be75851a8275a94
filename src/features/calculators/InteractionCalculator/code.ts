import type {Scripts} from '../kit/code/languages.ts';
import type {Program} from '../kit/code/program.ts';
import {toScripts} from '../kit/code/toScripts.ts';
import {CONFIDENCE, type Interaction} from './compute.ts';
import {cellsOf, effectFormulas, sum} from './effectFormulas.ts';
import type {Overlap} from './readCells.ts';

type Formulas = Record<string, string>;

/** The numbers of both tests, and the lifts that may be shown. */
export function figures({assignment, effect, lifts}: Interaction): Record<string, number> {
  const shown = lifts.flatMap(({row, column, interval}) =>
    interval
      ? [
          [`lift_${row}_${column}`, interval.lift],
          [`lower_${row}_${column}`, interval.lower],
          [`upper_${row}_${column}`, interval.upper],
        ]
      : [],
  );
  return {
    chi_square: assignment.statistic,
    assignment_p_value: assignment.pValue,
    ...(effect ? {f_statistic: effect.fStatistic, effect_p_value: effect.pValue} : {}),
    ...(Object.fromEntries(shown) as Record<string, number>),
  };
}

function assignmentFormulas(overlap: Overlap, df: number): Formulas {
  const {rows, columns} = overlap;
  const cells = [...cellsOf(overlap)];
  const formulas: Formulas = {};
  rows.forEach((_, i) => {
    formulas[`row_${i + 1}`] = sum(columns.map((__, j) => `n_${i + 1}_${j + 1}`));
  });
  columns.forEach((_, j) => {
    formulas[`column_${j + 1}`] = sum(rows.map((__, i) => `n_${i + 1}_${j + 1}`));
  });
  formulas.subjects = sum(rows.map((_, i) => `row_${i + 1}`));
  for (const [i, j] of cells) formulas[`expected_${i}_${j}`] = `row_${i} * column_${j} / subjects`;
  formulas.chi_square = sum(
    cells.map(([i, j]) => `(n_${i}_${j} - expected_${i}_${j}) ^ 2 / expected_${i}_${j}`),
  );
  formulas.assignment_p_value = `chisq_tail(chi_square, ${df})`;
  return formulas;
}

function liftFormulas(lifts: Interaction['lifts']): Formulas {
  const formulas: Formulas = {z: '-qnorm((1 - confidence) / 2)'};
  for (const {row, column, interval} of lifts) {
    if (!interval) continue;
    const [control, cell] = [`1_${column}`, `${row}_${column}`];
    formulas[`lift_${cell}`] = `mean_${cell} / mean_${control} - 1`;
    formulas[`error_${cell}`] =
      `sqrt(variance_${cell} / n_${cell} + (mean_${cell} / mean_${control}) ^ 2 * ` +
      `variance_${control} / n_${control}) / abs(mean_${control})`;
    formulas[`lower_${cell}`] = `lift_${cell} - z * error_${cell}`;
    formulas[`upper_${cell}`] = `lift_${cell} + z * error_${cell}`;
  }
  return formulas;
}

/** Both tests and the lifts as a script, from the subjects, means and variances of the cells. */
export function toCode(result: Interaction): Scripts {
  const {overlap, assignment, effect, lifts} = result;
  const given: Record<string, number> = effect ? {confidence: CONFIDENCE} : {};
  for (const [i, j] of cellsOf(overlap)) {
    const cell = overlap.cells[i - 1]?.[j - 1] ?? {n: 0, mean: 0, variance: 0};
    given[`n_${i}_${j}`] = cell.n;
    if (!effect) continue;
    given[`mean_${i}_${j}`] = cell.mean;
    given[`variance_${i}_${j}`] = cell.variance;
  }
  const program: Program = {
    title: 'Interaction of two experiments',
    given,
    formulas: {
      ...assignmentFormulas(overlap, assignment.df),
      ...(effect ? {...effectFormulas(overlap), ...liftFormulas(lifts)} : {}),
    },
    figures: Object.keys(figures(result)),
  };
  return toScripts(program);
}
