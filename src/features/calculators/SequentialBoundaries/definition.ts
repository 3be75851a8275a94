import type {Definition} from '../kit/definition.ts';
import {
  computeBoundaries,
  type Boundaries,
  fields,
  METHODS,
  type Look,
  type Method,
} from './compute.ts';
import {toSteps} from './steps.ts';
import {DASH, formatCount, formatEffect, formatNumber, formatPercent} from '../kit/format.ts';
import {DASH_NOTE, TOO_CLOSE} from '../kit/liftShown.ts';
import type {Table} from '../kit/types.ts';

const NAMES = Object.entries(METHODS) as [Method, string][];

/** How long it takes to collect the subjects of a look. */
function durationOf({n}: Look, perWeek: number): string {
  const weeks = n / perWeek;
  if (weeks > 104) return `${formatNumber(weeks / 52, 1)} years`;
  const rounded = Math.ceil(weeks * 10) / 10;
  return `${formatNumber(rounded, 1)} ${rounded === 1 ? 'week' : 'weeks'}`;
}

/** Where not the interval decides, but whether a lift is shown at all. */
function summarizeLimit({limited, shownFrom}: Boundaries): string {
  if (limited.length === 0) return '';
  const names = new Intl.ListFormat('en').format(limited.map((method) => `“${METHODS[method]}”`));
  return (
    ` No lift is shown with fewer than ${formatCount(2 * shownFrom)}, because ${TOO_CLOSE}. This, ` +
    `not the interval, decides here for ${limited.length === NAMES.length ? 'all methods' : names}.`
  );
}

/** The answer in two sentences, and a third where the interval does not decide. */
function summarize(result: Boundaries): string {
  const {effect, perWeek} = result.values;
  const {fixed, sequential} = result.crossings;
  return (
    `An estimated lift of ${formatPercent(effect)} is significant with Sequential from ` +
    `${formatCount(sequential.n)} subjects on, after ${durationOf(sequential, perWeek)}. ` +
    `Fixed Sample needs ${formatCount(fixed.n)}, but only for a single look that was planned.` +
    summarizeLimit(result)
  );
}

/** When the estimate becomes significant, and its interval at looks on the way. */
function tables({values, crossings, rows}: Boundaries): Table[] {
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
        look.isShown ? formatPercent(look.standardError, 3) : DASH,
        ...NAMES.map(([method]) => (look.isShown ? formatEffect(look.halfWidth(method)) : DASH)),
      ]),
    },
  ];
}

/** What a dash means, and what the bounds assume. */
function notes({values: {data}, rows}: Boundaries): string[] {
  return [
    ...(rows.every(({isShown}) => isShown) ? [] : [DASH_NOTE]),
    'A true lift of this size is found in about half of all experiments at that point, because ' +
      'estimates scatter around it. To find it more often, plan with the sample size calculator.',
    (data === 'now'
      ? 'Keeps the standard error of the lift so far, which changes somewhat with the lift, and ' +
        'cannot tell from how many subjects on a lift is shown. '
      : 'Another lift has an interval of another width, mostly a wider one if it is larger. ') +
      `Assumes two variations of equal size${data === 'mean' ? ' whose subjects vary alike' : ''}.`,
  ];
}

/** How far a lift must be from 0 to be significant, while subjects come in. */
export const sequentialBoundaries: Definition<typeof fields, Boundaries> = {
  prefix: 'bounds',
  title: 'Boundaries over time',
  fallback: 'effect',
  fields,
  compute: computeBoundaries,
  summarize,
  tables,
  notes,
  toSteps,
  loadCode: () => import('./code.ts'),
};
