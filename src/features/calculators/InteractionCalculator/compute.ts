import {assignmentDependence} from '../../statistics/assignmentDependence.ts';
import {StatisticsInputError} from '../../statistics/errors.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {interactionFromSummary} from '../../statistics/interactionFromSummary.ts';
import {relativeLift, type ArmSummary} from '../../statistics/relativeLift.ts';
import type {Values} from '../kit/fields.ts';
import type {fields} from './fields.ts';
import {readCells, type Overlap} from './readCells.ts';

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
