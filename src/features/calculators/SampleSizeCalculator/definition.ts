import type {Definition} from '../kit/definition.ts';
import {plan, type PlanResult, fields, limitedMethods, METHOD_NAMES, METHODS} from './compute.ts';
import {toSteps} from './steps.ts';
import type {PlanningMethod} from '../../statistics/planning.ts';
import {formatCount, formatEffect, formatNumber, formatPercent} from '../kit/format.ts';
import {DASH_NOTE, scatterNotes, TOO_CLOSE} from '../kit/liftShown.ts';
import type {Table} from '../kit/types.ts';

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

/** How many subjects the chosen method needs, and what decides it. */
function summarizeNeed(result: PlanResult): string {
  const {plan, requirements} = result;
  const {method, target, power, metric, mean} = plan;
  const need = requirements[method];
  const change =
    metric === 'binary'
      ? ` (from ${formatPercent(mean)} to ${formatPercent(mean * (1 + target))})`
      : '';
  const cuped = plan.rSquared > 0 ? ` and CUPED++ (R² = ${formatPercent(plan.rSquared)})` : '';
  const analysis = `With ${METHOD_NAMES[method]} analysis${cuped},`;
  const effect = `a true change of ${formatPercent(target)}${change}`;
  const subjects = formatCount(need.nPerVariation);
  if (limitedMethods(result).includes(method)) {
    return (
      `${analysis} the formula asks for ${formatCount(need.byFormula)} subjects per variation to ` +
      `detect ${effect} with ${atPower(method, power)} power. But no lift is shown with fewer ` +
      `than ${subjects}, because ${TOO_CLOSE}. Collecting that many takes ` +
      `${formatWeeks(need.weeks)}.`
    );
  }
  return (
    `${analysis} ${effect} is detected with ${atPower(method, power)} power by ${subjects} ` +
    `subjects per variation, which takes ${formatWeeks(need.weeks)}.`
  );
}

/** The answer in a few sentences. */
function summarize(result: PlanResult): string {
  const last = result.rows[result.rows.length - 1];
  const reached = last?.mde[result.plan.method] ?? null;
  const reach =
    last && reached !== null
      ? ` In ${last.weeks} weeks the smallest detectable effect is ${formatEffect(reached)}.`
      : '';
  return `${summarizeNeed(result)}${reach}`;
}

/** Subjects for the target, and effects by duration. */
function tables({plan, rows, requirements}: PlanResult): Table[] {
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
        'Weeks',
        'Subjects per variation',
        ...names,
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

/** The methods whose subjects are the fewest for a lift, not those of the formula. */
function limitNotes(limited: readonly PlanningMethod[]): string[] {
  if (limited.length === 0) return [];
  const names = new Intl.ListFormat('en').format(limited.map((method) => METHOD_NAMES[method]));
  return [
    `For ${limited.length === METHODS.length ? 'all methods' : names}, the subjects needed are ` +
      'the fewest with which a lift is shown, because the formula asks for fewer.',
  ];
}

/** What decides where the formula does not, what a dash means, and what the plan assumes. */
function notes(result: PlanResult): string[] {
  const {rows, requirements, shownFrom} = result;
  const fewest = Math.min(...METHODS.map((method) => requirements[method].nPerVariation));
  return [
    ...limitNotes(limitedMethods(result)),
    ...scatterNotes(fewest, shownFrom),
    ...(rows.some((row) => row.mde.fixed === null) ? [DASH_NOTE] : []),
    'Assumes the same number of new subjects every week and moments that do not change with ' +
      'duration; the calculator in the product measures both.',
  ];
}

/** Sample size for a target effect, and minimum detectable effect by duration. */
export const sampleSize: Definition<typeof fields, PlanResult> = {
  prefix: 'size',
  title: 'Sample size and duration',
  fallback: 'target',
  fields,
  compute: plan,
  summarize,
  tables,
  notes,
  toSteps,
  loadCode: () => import('./code.ts'),
};
