import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import type {Figures, Formulas, Program} from '../kit/types.ts';
import {rhoAt, subjectsForLift} from '../kit/code/formulas.ts';
import {limitedMethods, type PlanResult} from './compute.ts';
import {METHODS, type PlanningMethod} from '../../statistics/planning.ts';

/** The numbers of both tables, and what the formula alone asks for where it does not decide. */
export function figures(result: PlanResult): Figures {
  const {requirements, rows, plan, shownFrom} = result;
  const limits = [
    ['subjects_for_lift', shownFrom],
    ...limitedMethods(result).map((method) => [
      `formula_${method}`,
      requirements[method].byFormula,
    ]),
  ];
  const needed = METHODS.flatMap((method) => [
    [`subjects_${method}`, requirements[method].nPerVariation],
    [`weeks_${method}`, requirements[method].weeks],
  ]);
  const effects = rows
    .filter(({mde}) => mde.fixed !== null)
    .flatMap(({weeks, nPerVariation, mde, withoutCuped}) => [
      [`n_${weeks}`, nPerVariation],
      ...METHODS.map((method) => [`mde_${method}_${weeks}`, mde[method]]),
      ...(plan.rSquared > 0 ? [[`mde_without_cuped_${weeks}`, withoutCuped]] : []),
    ]);
  return Object.fromEntries([...limits, ...needed, ...effects]) as Record<string, number>;
}

function metricOf({plan}: PlanResult): Program {
  switch (plan.metric) {
    case 'binary':
      return {
        given: {rate: plan.rate},
        formulas: {metric_mean: 'rate', metric_variance: 'rate * (1 - rate)'},
      };
    case 'mean':
      return {given: {metric_mean: plan.mean, metric_variance: plan.variance}, formulas: {}};
    case 'ratio':
      return {
        given: {
          mean_numerator: plan.meanNumerator,
          mean_denominator: plan.meanDenominator,
          variance_numerator: plan.varNumerator,
          variance_denominator: plan.varDenominator,
          covariance: plan.covariance,
        },
        formulas: {
          metric_mean: 'mean_numerator / mean_denominator',
          metric_variance:
            'max(0, variance_numerator - 2 * metric_mean * covariance + ' +
            'metric_mean ^ 2 * variance_denominator) / mean_denominator ^ 2',
        },
      };
  }
}

/** Interval width over the fixed-sample one at n subjects per variation, squared. */
const squaredScale = (n: string): string =>
  `(1 + rho / (2 * ${n})) * (log1p(2 * ${n} / rho) + 2 * log_inverse) / z_alpha ^ 2`;

const TARGET: Formulas = {
  alpha: '1 - confidence',
  z_alpha: '-qnorm(alpha / 2)',
  z_power: 'qnorm(power)',
  log_inverse: '-log(alpha)',
  rho: rhoAt('log_inverse'),
  hybrid_scale: 'qnorm(alpha / 4) / qnorm(alpha / 2)',
  variance_left: 'metric_variance * (1 - r_squared)',
  needed: '(z_alpha + z_power) ^ 2 * 2 * variance_left / (target * metric_mean) ^ 2',
  // The sequential width depends on the answer, so it is solved for.
  log_n: {
    increasing: `log_n - log(needed * ${squaredScale('exp(log_n)')})`,
    low: 'log(needed)',
    high: 'log(needed) + 40',
  },
  formula_fixed: 'ceiling(needed)',
  formula_sequential: 'ceiling(exp(log_n))',
  formula_hybrid: 'ceiling(needed * hybrid_scale ^ 2)',
  subjects_for_lift: subjectsForLift('metric_mean', 'metric_variance'),
  ...Object.fromEntries(
    METHODS.map((method) => [`subjects_${method}`, `max(formula_${method}, subjects_for_lift)`]),
  ),
};

const SCALES: Record<PlanningMethod, (n: string) => string> = {
  fixed: () => '1',
  sequential: (n) => `sqrt(${squaredScale(n)})`,
  hybrid: () => 'hybrid_scale',
};

function effectAt(weeks: number): [string, string][] {
  const n = `n_${weeks}`;
  const fixed = `(z_alpha + z_power) * sqrt(2 * variance_left / ${n}) / abs(metric_mean)`;
  return [
    [n, `${weeks} * per_week * exposure / variations`],
    ...METHODS.map((method): [string, string] => [
      `mde_${method}_${weeks}`,
      `${SCALES[method](n)} * ${fixed}`,
    ]),
  ];
}

/** Both tables as a script. */
export function program(result: PlanResult): Program {
  const {plan, rows} = result;
  const {perWeek, variations, exposure, confidence, power, rSquared, target, method} = plan;
  const names = figures(result);
  const metric = metricOf(result);
  const weeks = METHODS.map((each) => [
    `weeks_${each}`,
    `subjects_${each} * variations / (per_week * exposure)`,
  ]);
  const effects = rows.filter(({mde}) => mde.fixed !== null).flatMap((row) => effectAt(row.weeks));
  const without = rows
    .filter((row) => Object.hasOwn(names, `mde_without_cuped_${row.weeks}`))
    .map((row) => [
      `mde_without_cuped_${row.weeks}`,
      `mde_${method}_${row.weeks} / sqrt(1 - r_squared)`,
    ]);
  return {
    given: {
      ...metric.given,
      per_week: perWeek,
      variations,
      exposure,
      confidence,
      power,
      target,
      r_squared: rSquared,
      tuning: DEFAULT_TUNING,
    },
    formulas: {
      ...metric.formulas,
      ...TARGET,
      ...(Object.fromEntries([...weeks, ...effects, ...without]) as Record<string, string>),
    },
  };
}
