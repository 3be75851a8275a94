import type {Verdict} from '../../../shared/ui/controls/Answer.tsx';
import type {Definition} from '../kit/definition.ts';
import {detect, type Interaction, fields, CONFIDENCE} from './compute.ts';
import {toSteps} from './steps.ts';
import {
  DASH,
  formatBounds,
  formatCount,
  formatEvidence,
  formatNumber,
  formatPercent,
  formatPValue,
  formatSignedEffect,
} from '../kit/format.ts';
import {fewSubjectsNotes} from '../kit/thinTreatment.ts';
import type {Table} from '../kit/types.ts';

/** The answer in the colors of the product's banner. */
function summarize({assignment, effect, alpha}: Interaction): string {
  const level = `alert below ${formatNumber(alpha, 6)}`;
  const assigned = formatEvidence(assignment.pValue);
  if (assignment.dependent) {
    return (
      `Red: assignment is not independent (${assigned}, ${level}). Do not decide until you know ` +
      'whether that was intended or is a bug.'
    );
  }
  if (!effect) return `Assignment is independent (${assigned}, ${level}). Effects were not tested.`;
  const tested = `${formatEvidence(effect.pValue)}, ${level}`;
  return effect.interaction
    ? `Yellow: assignment is independent (${assigned}), but the effect of one experiment ` +
        `depends on the variant of the other (${tested}). Check whether the decision does, too.`
    : `Green: assignment is independent (${assigned}), and no interaction of the effects was ` +
        `detected (${tested}).`;
}

/** Overlap, both tests, and the lifts within each variant of the other experiment. */
function tables(result: Interaction): Table[] {
  const {overlap, assignment, effect, lifts} = result;
  const total = overlap.cells.flat().reduce((sum, {n}) => sum + n, 0);
  const share = (count: number): string => formatPercent(count / total);
  const tests = [
    [
      'Assignment',
      'X²',
      formatNumber(assignment.statistic),
      String(assignment.df),
      formatPValue(assignment.pValue),
    ],
    ...(effect
      ? [
          [
            'Effect',
            'F',
            formatNumber(effect.fStatistic),
            `${effect.dfNumerator}, ${formatCount(effect.dfDenominator)}`,
            formatPValue(effect.pValue),
          ],
        ]
      : []),
  ];
  return [
    {
      caption: 'Both tests',
      head: ['Test', 'Statistic', 'Value', 'Degrees of freedom', 'p-value'],
      rows: tests,
    },
    {
      caption: 'Subjects per combination, and their share: expected, actual',
      head: ['Experiment 1', ...overlap.columns],
      rows: overlap.rows.map((name, i) => [
        name,
        ...overlap.columns.map((_, j) => {
          const count = overlap.cells[i]?.[j]?.n ?? 0;
          const expected = assignment.expected[i]?.[j] ?? 0;
          return `${formatCount(count)}: ${share(expected)}, ${share(count)}`;
        }),
      ]),
    },
    ...(effect
      ? [
          {
            caption: `Lift over ${overlap.rows[0]} by combination, ${formatPercent(CONFIDENCE)}`,
            head: ['Combination', 'Lift', 'Fixed-sample interval'],
            rows: lifts.map(({name, interval}) => [
              name,
              formatSignedEffect(interval && interval.lift),
              interval ? formatBounds(interval) : DASH,
            ]),
          },
        ]
      : []),
  ];
}

/** Combinations in which nobody has a value, so that chance looks like an effect. */
function emptyNotes({rows, columns, cells}: Interaction['overlap']): string[] {
  const names = rows.flatMap((row, i) =>
    columns.flatMap((column, j) => {
      const cell = cells[i]?.[j];
      return cell?.mean === 0 && cell.variance === 0 ? [`${row}, ${column}`] : [];
    }),
  );
  return names.length === 0
    ? []
    : [
        `Nobody has a value yet in: ${names.join('; ')}. The test of the effects sees no noise ` +
          'there, so wait for events.',
      ];
}

/** When the results say more than the data, what a dash means, and what the tests leave open. */
function notes({lifts, effect, overlap}: Interaction): string[] {
  if (!effect) return [];
  return [
    ...fewSubjectsNotes(overlap.cells.flat()),
    ...emptyNotes(overlap),
    ...(lifts.some(({interval}) => !interval)
      ? [
          `${DASH} means that the mean of control is less than 10 standard errors from 0, or that ` +
            'the values of a combination do not vary.',
        ]
      : []),
    ...(effect.interaction
      ? []
      : ['With a small overlap the test of the effects has little power.']),
  ];
}

/** The color that the product shows. */
function judge({assignment, effect}: Interaction): Verdict {
  if (assignment.dependent) return {tone: 'bad', word: 'Assignment is not independent'};
  return effect?.interaction
    ? {tone: 'unclear', word: 'The experiments interact'}
    : {tone: 'good', word: 'No interaction'};
}

/** Do two experiments share subjects unevenly, or change each other's effects? */
export const interactionCalculator: Definition<typeof fields, Interaction> = {
  prefix: 'overlap',
  title: 'Interaction of two experiments',
  fallback: 'data',
  fields,
  compute: detect,
  summarize,
  judge,
  tables,
  notes,
  toSteps,
  loadCode: () => import('./code.ts'),
};
