import {twoSidedCriticalValue} from '../../statistics/special/standardNormal.ts';
import {formatCount, formatEffect, formatNumber, formatPercent} from '../kit/format.ts';
import {DASH_NOTE, liftShownStep, scatterNotes, sequentialStep, TOO_CLOSE} from '../kit/lifts.ts';
import {
  convention,
  documented,
  inferred,
  paper,
  present,
  type ComputationStep,
  type Raw,
} from '../kit/types.ts';
import {
  fields,
  figures,
  limitedMethods,
  plan,
  program,
  scaleOf,
  type DurationResult,
  type Plan,
  type PlanResult,
} from './compute.ts';
import {METHOD_NAMES, METHODS, type PlanningMethod} from '../../statistics/planning.ts';
import type {Definition} from '../kit/definition.ts';

/** Duration in words; beyond two years the number of weeks says little. */
function formatWeeks(weeks: number): string {
  if (weeks > 104) return `${formatNumber(weeks / 52, 1)} years`;
  const rounded = Math.ceil(weeks * 10) / 10;
  return `${formatNumber(rounded, 1)} ${rounded === 1 ? 'week' : 'weeks'}`;
}

function varianceStep(plan: Plan, raw: Raw): ComputationStep[] {
  const {mean, variance} = plan;
  switch (plan.metric) {
    case 'binary':
      return [
        documented(
          'Variance of a conversion',
          'σ² = p (1 − p)',
          `σ² = ${formatNumber(mean)} × ${formatNumber(1 - mean)} = ${formatNumber(variance)}`,
        ),
      ];
    case 'mean':
      return [];
    case 'ratio':
      return [
        documented(
          'Ratio and the variance one subject adds to it',
          'R = m_Y / m_Z, σ² = (s_Y² − 2 R s_YZ + R² s_Z²) / m_Z²',
          `R = ${raw.meanNumerator} / ${raw.meanDenominator} = ${formatNumber(mean)}, ` +
            `σ² = (${raw.varNumerator} − 2 × ${formatNumber(mean)} × ${raw.covariance} + ` +
            `${formatNumber(mean)}² × ${raw.varDenominator}) / ${raw.meanDenominator}² = ` +
            formatNumber(variance),
        ),
      ];
  }
}

function scaleStep(plan: Plan, n: number): ComputationStep[] {
  const {alpha, method} = plan;
  const z = twoSidedCriticalValue(alpha);
  const scale = formatNumber(scaleOf(plan, method, n));
  if (method === 'fixed') return [];
  if (method === 'hybrid') {
    return [
      inferred(
        'Width of the hybrid interval at its end date over the fixed-sample one',
        'scale = z(α/4) / z(α/2)',
        `scale = ${formatNumber(twoSidedCriticalValue(alpha / 2))} / ${formatNumber(z)} = ${scale}`,
      ),
    ];
  }
  const multiplier = scaleOf(plan, method, n) * z;
  return [
    sequentialStep('Sequential multiplier at t = 2N subjects', {n: 2 * n, alpha, multiplier}),
    convention(
      'Width of the sequential interval over the fixed-sample one',
      'scale = B(2N, α) / z(α/2)',
      `scale = ${formatNumber(multiplier)} / ${formatNumber(z)} = ${scale}`,
    ),
  ];
}

function effectSteps(result: PlanResult, row: DurationResult): ComputationStep[] {
  const {plan, factor} = result;
  const {mean, variance, rSquared, alpha, method, perWeek, exposure, variations} = plan;
  const reduced = variance * (1 - rSquared);
  const n = row.nPerVariation;
  const z = twoSidedCriticalValue(alpha);
  const fixed = row.mde.fixed;
  return present(
    rSquared > 0 &&
      paper(
        'Variance left by CUPED++',
        'σ² (1 − R²)',
        `${formatNumber(variance)} × (1 − ${formatNumber(rSquared)}) = ${formatNumber(reduced)}`,
      ),
    documented(
      `Subjects per variation after ${row.weeks} weeks`,
      'N = subjects × exposure / variations',
      `N = ${formatCount(row.weeks * perWeek)} × ${formatNumber(exposure)} / ${variations} = ` +
        formatNumber(n, 1),
    ),
    documented(
      'Fixed-sample effect',
      'MDE(fixed) = (z(α/2) + z(β)) × √(2σ²/N) / μ',
      `MDE(fixed) = (${formatNumber(z)} + ${formatNumber(factor - z)}) × ` +
        `√(2 × ${formatNumber(reduced)} / ${formatNumber(n, 1)}) / ${formatNumber(mean)} = ` +
        formatEffect(fixed),
    ),
    ...scaleStep(plan, n),
    method !== 'fixed' &&
      documented(
        `Effect at ${row.weeks} weeks`,
        'MDE = scale × MDE(fixed)',
        `MDE = ${formatNumber(scaleOf(plan, method, n))} × ${formatEffect(fixed)} = ` +
          formatEffect(row.mde[method]),
      ),
  );
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

/** The methods whose subjects are the fewest for a lift, not those of the formula. */
function limitNotes(limited: readonly PlanningMethod[]): string[] {
  if (limited.length === 0) return [];
  const names = new Intl.ListFormat('en').format(limited.map((method) => METHOD_NAMES[method]));
  return [
    `For ${limited.length === METHODS.length ? 'all methods' : names}, the subjects needed are ` +
      'the fewest with which a lift is shown, because the formula asks for fewer.',
  ];
}

/** Sample size for a target effect, and minimum detectable effect by duration. */
export const sampleSize: Definition<typeof fields, PlanResult> = {
  prefix: 'size',
  title: 'Sample size and duration',
  fallback: 'target',
  fields,
  compute: plan,
  summarize(result) {
    const last = result.rows[result.rows.length - 1];
    const reached = last?.mde[result.plan.method] ?? null;
    const reach =
      last && reached !== null
        ? ` In ${last.weeks} weeks the smallest detectable effect is ${formatEffect(reached)}.`
        : '';
    return `${summarizeNeed(result)}${reach}`;
  },
  tables({plan, rows, requirements}) {
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
  },
  notes(result) {
    const {rows, requirements, shownFrom} = result;
    const fewest = Math.min(...METHODS.map((method) => requirements[method].nPerVariation));
    return [
      ...limitNotes(limitedMethods(result)),
      ...scatterNotes(fewest, shownFrom),
      ...(rows.some((row) => row.mde.fixed === null) ? [DASH_NOTE] : []),
      'Assumes the same number of new subjects every week and moments that do not change with ' +
        'duration; the calculator in the product measures both.',
    ];
  },
  toSteps(result, raw) {
    const {plan, rows, requirements, shownFrom, factor} = result;
    const reached = rows.find((row) => (row.mde[plan.method] ?? Infinity) <= plan.target);
    const row = reached ?? rows[rows.length - 1];
    const reduced = plan.variance * (1 - plan.rSquared);
    const {byFormula} = requirements[plan.method];
    const scale = scaleOf(plan, plan.method, byFormula);
    const isLimited = limitedMethods(result).includes(plan.method);
    return [
      ...varianceStep(plan, raw),
      ...(row && row.mde.fixed !== null ? effectSteps(result, row) : []),
      documented(
        `Subjects per variation for an effect of ${formatPercent(plan.target)}`,
        'N = (scale × (z(α/2) + z(β)))² × 2σ² / (MDE × μ)², scale at that N',
        `N = (${formatNumber(scale)} × ${formatNumber(factor)})² × 2 × ${formatNumber(reduced)} / ` +
          `(${formatNumber(plan.target)} × ${formatNumber(plan.mean)})² = ` +
          formatCount(byFormula),
      ),
      ...(isLimited ? [liftShownStep(plan, shownFrom)] : []),
    ];
  },
  figures,
  program,
};
