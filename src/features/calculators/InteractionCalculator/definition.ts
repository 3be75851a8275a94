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
import {documented, present, type ComputationStep, type Table} from '../kit/types.ts';
import {CONFIDENCE, detect, fields, type Interaction} from './compute.ts';
import {figures, program} from './code.ts';
import type {Definition} from '../kit/definition.ts';
import {fewSubjectsNotes} from '../kit/lifts.ts';

function effectSteps({effect, overlap}: Interaction): ComputationStep[] {
  if (!effect) return [];
  const cells = overlap.cells.flat();
  const subjects = cells.reduce((sum, {n}) => sum + n, 0);
  const residual = cells.reduce((sum, {n, variance}) => sum + (n - 1) * variance, 0);
  return [
    documented(
      'Noise around the means of the cells',
      'RSS_full = Σ (n_ij − 1) s_ij²',
      `RSS_full = ${formatNumber(residual, 2)}`,
    ),
    documented(
      'F statistic of the interaction',
      'F = ((RSS_add − RSS_full) / ((I−1)(J−1))) / (RSS_full / (n − I J))',
      `F = (RSS_add − RSS_full) / ${effect.dfNumerator} / (${formatNumber(residual, 2)} / ` +
        `(${formatCount(subjects)} − ${cells.length})) = ${formatNumber(effect.fStatistic)}, ` +
        formatEvidence(effect.pValue),
    ),
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

/** Do two experiments share subjects unevenly, or change each other's effects? */
export const interactionCalculator: Definition<typeof fields, Interaction> = {
  prefix: 'overlap',
  title: 'Interaction of two experiments',
  fields,
  compute: detect,
  summarize({assignment, effect, alpha}) {
    const level = `alert below ${formatNumber(alpha, 6)}`;
    const assigned = formatEvidence(assignment.pValue);
    if (assignment.dependent) {
      return (
        `Red: assignment is not independent (${assigned}, ${level}). Do not decide until you know ` +
        'whether that was intended or is a bug.'
      );
    }
    if (!effect) {
      return `Assignment is independent (${assigned}, ${level}). Effects were not tested.`;
    }
    const tested = `${formatEvidence(effect.pValue)}, ${level}`;
    return effect.interaction
      ? `Yellow: assignment is independent (${assigned}), but the effect of one experiment ` +
          `depends on the variant of the other (${tested}). Check whether the decision does, too.`
      : `Green: assignment is independent (${assigned}), and no interaction of the effects was ` +
          `detected (${tested}).`;
  },
  judge({assignment, effect}) {
    if (assignment.dependent) return {tone: 'bad', word: 'Assignment is not independent'};
    return effect?.interaction
      ? {tone: 'unclear', word: 'The experiments interact'}
      : {tone: 'good', word: 'No interaction'};
  },
  tables(result) {
    const {overlap, assignment, effect, lifts} = result;
    const total = overlap.cells.flat().reduce((sum, {n}) => sum + n, 0);
    const share = (count: number): string => formatPercent(count / total);
    const tests = present(
      [
        'Assignment',
        'X²',
        formatNumber(assignment.statistic),
        String(assignment.df),
        formatPValue(assignment.pValue),
      ],
      effect && [
        'Effect',
        'F',
        formatNumber(effect.fStatistic),
        `${effect.dfNumerator}, ${formatCount(effect.dfDenominator)}`,
        formatPValue(effect.pValue),
      ],
    );
    return present<Table>(
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
      effect && {
        caption: `Lift over ${overlap.rows[0]} by combination, ${formatPercent(CONFIDENCE)}`,
        head: ['Combination', 'Lift', 'Fixed-sample interval'],
        rows: lifts.map(({name, interval}) => [
          name,
          formatSignedEffect(interval && interval.lift),
          interval ? formatBounds(interval) : DASH,
        ]),
      },
    );
  },
  notes({lifts, effect, overlap}) {
    if (!effect) return [];
    return present(
      ...fewSubjectsNotes(overlap.cells.flat()),
      ...emptyNotes(overlap),
      lifts.some(({interval}) => !interval) &&
        `${DASH} means that the mean of control is less than 10 standard errors from 0, or that ` +
          'the values of a combination do not vary.',
      !effect.interaction && 'With a small overlap the test of the effects has little power.',
    );
  },
  toSteps(result) {
    const {assignment, overlap} = result;
    const terms = overlap.cells.flatMap((row, i) =>
      row.map(({n}, j) => {
        const expected = formatNumber(assignment.expected[i]?.[j] ?? 0, 2);
        return `(${formatCount(n)} − ${expected})² / ${expected}`;
      }),
    );
    return [
      documented(
        'Distance of the overlap from independence, without continuity correction',
        'X² = Σ (O_ij − E_ij)² / E_ij, E_ij = row total × column total / n',
        `X² = ${terms.join(' + ')} = ${formatNumber(assignment.statistic)}`,
      ),
      documented(
        `Chance of at least this distance (chi-square, degrees of freedom: ${assignment.df})`,
        'p = P(χ² > X²)',
        formatEvidence(assignment.pValue),
      ),
      ...effectSteps(result),
    ];
  },
  figures,
  program,
};
