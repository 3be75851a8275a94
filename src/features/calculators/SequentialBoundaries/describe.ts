import {formatCount, formatEffect, formatNumber, formatPercent} from '../kit/format.ts';
import type {Table} from '../kit/types.ts';
import {METHODS, type Boundaries, type Look, type Method} from './compute.ts';

const NAMES = Object.entries(METHODS) as [Method, string][];

/** How long it takes to collect the subjects of a look. */
function durationOf({n}: Look, perWeek: number): string {
  const weeks = n / perWeek;
  if (weeks > 104) return `${formatNumber(weeks / 52, 1)} years`;
  const rounded = Math.ceil(weeks * 10) / 10;
  return `${formatNumber(rounded, 1)} ${rounded === 1 ? 'week' : 'weeks'}`;
}

/** The answer in two sentences. */
export function summarize({values, crossings}: Boundaries): string {
  const {effect, perWeek} = values;
  const {fixed, sequential} = crossings;
  return (
    `An estimated lift of ${formatPercent(effect)} is significant with Sequential from ` +
    `${formatCount(sequential.n)} subjects on, after ${durationOf(sequential, perWeek)}. ` +
    `Fixed Sample needs ${formatCount(fixed.n)}, but only for a single look that was planned.`
  );
}

/** When the estimate becomes significant, and its interval at looks on the way. */
export function tables({values, crossings, rows}: Boundaries): Table[] {
  const {effect, perWeek} = values;
  return [
    {
      caption: `When an estimated lift of ${formatPercent(effect)} excludes 0`,
      head: ['Method', 'Multiplier there', 'Subjects, both variations', 'Duration'],
      rows: NAMES.map(([method, name]) => {
        const look = crossings[method];
        const multiplier = formatNumber(look.multipliers[method], 3);
        return [name, multiplier, formatCount(look.n), durationOf(look, perWeek)];
      }),
    },
    {
      caption: `Half-width of the interval of an estimated ${formatPercent(effect)} by look`,
      head: ['Subjects, both variations', 'Standard error', ...NAMES.map(([, name]) => name)],
      rows: rows.map((look) => [
        formatCount(look.n),
        formatPercent(look.standardError, 3),
        ...NAMES.map(([method]) => formatEffect(look.halfWidth(method))),
      ]),
    },
  ];
}

/** What the bounds assume. */
export function notes({values: {data}}: Boundaries): string[] {
  return [
    'A true lift of this size is found in about half of all experiments at that point, because ' +
      'estimates scatter around it. To find it more often, plan with the sample size calculator.',
    (data === 'now'
      ? 'Keeps the standard error of the lift so far, which changes somewhat with the lift. '
      : 'Another lift has an interval of another width, mostly a wider one if it is larger. ') +
      `Assumes two variations of equal size${data === 'mean' ? ' whose subjects vary alike' : ''}.`,
  ];
}
