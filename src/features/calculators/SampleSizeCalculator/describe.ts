import type {PlanningMethod} from '../../statistics/planning.ts';
import {DASH, formatCount, formatEffect, formatNumber, formatPercent} from '../kit/format.ts';
import type {Table} from '../kit/types.ts';
import type {PlanResult} from './compute.ts';
import {METHOD_NAMES} from './fields.ts';

/** Planning methods in the order they are shown. */
export const METHODS = Object.keys(METHOD_NAMES) as PlanningMethod[];

/** Duration in words; beyond two years the number of weeks says little. */
function formatWeeks(weeks: number): string {
  if (weeks > 104) return `${formatNumber(weeks / 52, 1)} years`;
  const rounded = Math.ceil(weeks * 10) / 10;
  return `${formatNumber(rounded, 1)} ${rounded === 1 ? 'week' : 'weeks'}`;
}

/** Fixed Sample reaches the power; the other methods follow the documented rule, which is not exact. */
function atPower(method: PlanningMethod, power: number): string {
  return `${method === 'fixed' ? '' : 'a planned '}${formatPercent(power)}`;
}

/** The answer in two sentences. */
export function summarize({plan, requirements, rows}: PlanResult): string {
  const {method, target, power, metric, mean} = plan;
  const need = requirements[method];
  const change =
    metric === 'binary'
      ? ` (from ${formatPercent(mean)} to ${formatPercent(mean * (1 + target))})`
      : '';
  const cuped = plan.rSquared > 0 ? ` and CUPED++ (R² = ${formatPercent(plan.rSquared)})` : '';
  const last = rows[rows.length - 1];
  const reach =
    last && last.mde[method] !== null
      ? ` In ${last.weeks} weeks the smallest detectable effect is ${formatEffect(last.mde[method])}.`
      : '';
  return (
    `With ${METHOD_NAMES[method]} analysis${cuped}, a true change of ${formatPercent(target)}` +
    `${change} is detected with ${atPower(method, power)} power by ` +
    `${formatCount(need.nPerVariation)} subjects per variation, which takes ` +
    `${formatWeeks(need.weeks)}.${reach}`
  );
}

/** Subjects for the target, and effects by duration. */
export function tables({plan, rows, requirements}: PlanResult): Table[] {
  const names = METHODS.map((method) => METHOD_NAMES[method]);
  const hasCuped = plan.rSquared > 0;
  return [
    {
      caption: `Subjects needed for an effect of ${formatPercent(plan.target)}`,
      head: ['Method', 'Subjects per variation', 'All variations', 'Duration'],
      rows: METHODS.map((method) => {
        const {nPerVariation, total, weeks} = requirements[method];
        const counts = [nPerVariation, total].map(formatCount);
        return [METHOD_NAMES[method], ...counts, formatWeeks(weeks)];
      }),
    },
    {
      caption: `Minimum detectable effect by duration${hasCuped ? ', with CUPED++' : ''}`,
      head: [
        ...['Weeks', 'Subjects per variation', ...names],
        ...(hasCuped ? [`${METHOD_NAMES[plan.method]} without CUPED++`] : []),
      ],
      rows: rows.map(({weeks, nPerVariation, mde, withoutCuped}) => {
        const effects = [
          ...METHODS.map((method) => mde[method]),
          ...(hasCuped ? [withoutCuped] : []),
        ];
        return [String(weeks), formatCount(nPerVariation), ...effects.map(formatEffect)];
      }),
    },
  ];
}

/** What a dash means, and what the plan assumes. */
export function notes({rows}: PlanResult): string[] {
  const unreliable =
    `${DASH} means that after so few weeks the control mean would be less than 10 standard ` +
    'errors from 0, so no lift would be shown.';
  return [
    ...(rows.some((row) => row.mde.fixed === null) ? [unreliable] : []),
    'Assumes the same number of new subjects every week and moments that do not change with ' +
      'duration; the calculator in the product measures both.',
  ];
}
