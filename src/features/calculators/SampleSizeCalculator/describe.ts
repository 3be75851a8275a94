import type {PlanningMethod} from '../../statistics/planning.ts';
import {formatCount, formatEffect, formatNumber, formatPercent} from '../kit/format.ts';
import {METHODS, type PlanResult} from './evaluate.ts';

export const METHOD_NAMES: Record<PlanningMethod, string> = {
  fixed: 'Fixed Sample',
  sequential: 'Sequential',
  hybrid: 'Sequential Hybrid',
};

/** Duration in words; beyond two years the number of weeks says little. */
export function formatWeeks(weeks: number): string {
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

/** The whole result as plain text. */
export function toText(result: PlanResult): string {
  const {plan, rows, requirements} = result;
  const settings = [
    `metric: mean ${formatNumber(plan.mean)}, variance ${formatNumber(plan.variance)}`,
    `${formatCount(plan.perWeek)} subjects a week`,
    `${plan.variations} variations`,
    `${formatPercent(plan.exposure)} exposure`,
    `${formatPercent(1 - plan.alpha)} confidence`,
    `${formatPercent(plan.power)} power`,
    `CUPED++ R² ${formatPercent(plan.rSquared)}`,
  ];
  return [
    'Sample size and minimum detectable effect (MDE)',
    summarize(result),
    `Settings: ${settings.join('; ')}.`,
    '',
    ['Weeks', 'Subjects per variation', ...METHODS.map((m) => `MDE ${METHOD_NAMES[m]}`)].join('\t'),
    ...rows.map((row) =>
      [
        row.weeks,
        formatCount(row.nPerVariation),
        ...METHODS.map((m) => formatEffect(row.mde[m])),
      ].join('\t'),
    ),
    '',
    `Needed for ${formatPercent(plan.target)}:`,
    ...METHODS.map(
      (m) =>
        `${METHOD_NAMES[m]}: ${formatCount(requirements[m].nPerVariation)} per variation, ` +
        `${formatCount(requirements[m].total)} in total, ${formatWeeks(requirements[m].weeks)}`,
    ),
  ].join('\n');
}
