import {
  DASH,
  formatBounds,
  formatCount,
  formatNumber,
  formatPercent,
  formatPValue,
  formatSignedEffect,
} from '../kit/format.ts';
import type {Table} from '../kit/types.ts';
import {CONFIDENCE, type Interaction} from './compute.ts';

function evidence(pValue: number): string {
  return `p ${pValue === 0 ? '' : '= '}${formatPValue(pValue)}`;
}

/** The answer in the colors of the product's banner. */
export function summarize({assignment, effect, alpha}: Interaction): string {
  const level = `alert below ${formatNumber(alpha, 6)}`;
  const assigned = evidence(assignment.pValue);
  if (assignment.dependent) {
    return (
      `Red: assignment is not independent (${assigned}, ${level}). Do not decide until you know ` +
      'whether that was intended or is a bug.'
    );
  }
  if (!effect) return `Assignment is independent (${assigned}, ${level}). Effects were not tested.`;
  const tested = `${evidence(effect.pValue)}, ${level}`;
  return effect.interaction
    ? `Yellow: assignment is independent (${assigned}), but the effect of one experiment ` +
        `depends on the variant of the other (${tested}). Look whether the decision does, too.`
    : `Green: assignment is independent (${assigned}), and no interaction of the effects was ` +
        `detected (${tested}).`;
}

/** Overlap, both tests, and the lifts within each variant of the other experiment. */
export function tables(result: Interaction): Table[] {
  const {overlap, assignment, effect, lifts} = result;
  const total = overlap.cells.flat().reduce((sum, {n}) => sum + n, 0);
  const share = (count: number): string => formatPercent(count / total);
  const tests = [
    [
      ...['Assignment', 'X²', formatNumber(assignment.statistic), String(assignment.df)],
      formatPValue(assignment.pValue),
    ],
    ...(effect
      ? [
          [
            ...['Effect', 'F', formatNumber(effect.fStatistic)],
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

/** What a dash means, and what the tests leave open. */
export function notes({lifts, effect}: Interaction): string[] {
  return [
    ...(lifts.some(({interval}) => !interval)
      ? [`${DASH} means that the mean of control is less than 10 standard errors from 0.`]
      : []),
    ...(effect && !effect.interaction
      ? ['With a small overlap the test of the effects has little power.']
      : []),
  ];
}
