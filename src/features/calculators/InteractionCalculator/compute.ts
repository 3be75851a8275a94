import {assignmentDependence} from '../../statistics/assignmentDependence.ts';
import {StatisticsInputError} from '../../statistics/errors.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {interactionFromSummary} from '../../statistics/interactionFromSummary.ts';
import {relativeLift, type ArmSummary} from '../../statistics/relativeLift.ts';
import type {Values, Fields} from '../kit/fields.ts';
import {readCells, type Overlap} from './readCells.ts';

const lines = (...list: string[]): string => list.join('\n');

/** The 32 subjects of the page on interaction detection. */
const SUBJECTS = {
  'Control White': [9.3, 9.9, 9.4, 8.5, 9.8, 11.1, 11.3],
  'Control Black': [10.7, 11.5, 11.6, 9.9, 11.8, 12.1, 12.6, 11],
  'Treatment White': [10.7, 13.4, 11.5, 12.4, 13, 12.1, 11.2, 12.9],
  'Treatment Black': [16.3, 14.2, 16.1, 17.8, 13.1, 16.6, 15.8, 17.4, 16.1],
};

/** The form: one kind of lines, each of which begins with a variant of both experiments. */
export const fields = {
  data: {
    label: 'What you paste',
    initial: 'summaries',
    options: {
      summaries: 'Subjects, mean and variance per combination',
      counts: 'Subjects per combination only',
      values: 'One value per subject',
    },
  },
  summaries: {
    label: 'Combinations',
    hint: 'Per line: variant of each experiment, subjects, mean, variance of one subject',
    initial: lines(
      'Control White 25030 9.90 30',
      'Control Black 24950 10.10 30',
      'Treatment White 24980 10.40 31',
      'Treatment Black 25040 10.35 31',
    ),
    rows: 6,
    when: ({data}) => data === 'summaries',
  },
  counts: {
    label: 'Combinations',
    hint: 'Per line: variant of each experiment, subjects',
    initial: lines(
      'Control White 15000',
      'Control Black 25000',
      'Treatment White 35000',
      'Treatment Black 25000',
    ),
    rows: 6,
    when: ({data}) => data === 'counts',
  },
  values: {
    label: 'Subjects',
    hint: 'Per line: variant of each experiment, value of the metric',
    initial: lines(
      ...Object.entries(SUBJECTS).flatMap(([name, values]) =>
        values.map((value) => `${name} ${value}`),
      ),
    ),
    rows: 8,
    isLocal: true,
    when: ({data}) => data === 'values',
  },
  alpha: {
    label: 'Significance level α',
    initial: '0.01',
    above: 0,
    below: 1,
  },
} satisfies Fields;

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
