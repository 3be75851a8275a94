import {type Overlap, CONFIDENCE, type Interaction} from './compute.ts';
import type {Figures, Program} from '../kit/types.ts';
import {errorOfLift} from '../kit/code/formulas.ts';

type Formulas = Record<string, string>;

/** Terms of a formula added up. */
const sum = (terms: readonly string[]): string => terms.join(' + ');

/** Rows and columns of the cells, counted from 1. */
function* cellsOf({rows, columns}: Overlap): Generator<[number, number]> {
  for (const i of rows.keys()) for (const j of columns.keys()) yield [i + 1, j + 1];
}

/**
 * Effects of the columns in the model in which effects add up, the first being 0: weighted least
 * squares by elimination. `left_j_k_s` is row j and column k of the equations after s steps.
 */
function columnEffects({rows, columns}: Overlap): Formulas {
  const formulas: Formulas = {column_effect_1: '0'};
  const unknown = columns.map((_, j) => j + 1).slice(1);
  rows.forEach((_, i) => {
    const terms = columns.map((__, j) => `n_${i + 1}_${j + 1} * mean_${i + 1}_${j + 1}`);
    formulas[`row_mean_${i + 1}`] = `(${sum(terms)}) / row_${i + 1}`;
  });
  for (const j of unknown) {
    for (const k of unknown) {
      const shared = rows.map((_, i) => `n_${i + 1}_${j} * n_${i + 1}_${k} / row_${i + 1}`);
      formulas[`left_${j}_${k}_1`] = `${j === k ? `column_${j}` : '0'} - (${sum(shared)})`;
    }
    formulas[`right_${j}_1`] = sum(
      rows.map((_, i) => `n_${i + 1}_${j} * (mean_${i + 1}_${j} - row_mean_${i + 1})`),
    );
  }
  for (const step of unknown.slice(0, -1)) {
    for (const j of unknown.filter((each) => each > step)) {
      const factor = `left_${j}_${step}_${step - 1} / left_${step}_${step}_${step - 1}`;
      for (const k of unknown.filter((each) => each > step)) {
        formulas[`left_${j}_${k}_${step}`] =
          `left_${j}_${k}_${step - 1} - ${factor} * left_${step}_${k}_${step - 1}`;
      }
      formulas[`right_${j}_${step}`] =
        `right_${j}_${step - 1} - ${factor} * right_${step}_${step - 1}`;
    }
  }
  for (const j of unknown.toReversed()) {
    const known = unknown
      .filter((each) => each > j)
      .map((k) => ` - left_${j}_${k}_${j - 1} * column_effect_${k}`);
    formulas[`column_effect_${j}`] =
      `(right_${j}_${j - 1}${known.join('')}) / left_${j}_${j}_${j - 1}`;
  }
  return formulas;
}

/** The F test against the model in which effects add up, as formulas. */
function effectFormulas(overlap: Overlap): Formulas {
  const {rows, columns} = overlap;
  const cells = [...cellsOf(overlap)];
  const rowEffects = rows.map((_, i): [string, string] => {
    const terms = columns.map((__, j) => `n_${i + 1}_${j + 1} * column_effect_${j + 1}`);
    return [`row_effect_${i + 1}`, `row_mean_${i + 1} - (${sum(terms)}) / row_${i + 1}`];
  });
  const left = cells.map(
    ([i, j]) => `n_${i}_${j} * (mean_${i}_${j} - row_effect_${i} - column_effect_${j}) ^ 2`,
  );
  const [a, b] = [(rows.length - 1) * (columns.length - 1), `(subjects - ${cells.length})`];
  return {
    ...columnEffects(overlap),
    ...(Object.fromEntries(rowEffects) as Formulas),
    explained: sum(left),
    residual: sum(cells.map(([i, j]) => `(n_${i}_${j} - 1) * variance_${i}_${j}`)),
    f_statistic: `explained / ${a} / (residual / ${b})`,
    effect_p_value: `f_tail(f_statistic, ${a}, ${b})`,
  };
}

/** The numbers of both tests, and the lifts that may be shown. */
export function figures({assignment, effect, lifts}: Interaction): Figures {
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
    formulas[`error_${cell}`] = errorOfLift(cell, control);
    formulas[`lower_${cell}`] = `lift_${cell} - z * error_${cell}`;
    formulas[`upper_${cell}`] = `lift_${cell} + z * error_${cell}`;
  }
  return formulas;
}

/** Both tests and the lifts as a script, from the subjects, means and variances of the cells. */
export function program(result: Interaction): Program {
  const {overlap, assignment, effect, lifts} = result;
  const given: Record<string, number> = effect ? {confidence: CONFIDENCE} : {};
  for (const [i, j] of cellsOf(overlap)) {
    const cell = overlap.cells[i - 1]?.[j - 1] ?? {n: 0, mean: 0, variance: 0};
    given[`n_${i}_${j}`] = cell.n;
    if (!effect) continue;
    given[`mean_${i}_${j}`] = cell.mean;
    given[`variance_${i}_${j}`] = cell.variance;
  }
  return {
    given,
    formulas: {
      ...assignmentFormulas(overlap, assignment.df),
      ...(effect ? {...effectFormulas(overlap), ...liftFormulas(lifts)} : {}),
    },
  };
}
