import {StatisticsInputError} from '../../statistics/validate.ts';
import {minimumDetectableEffect} from '../../statistics/minimumDetectableEffect.ts';
import {
  byMethod,
  detectionFactor,
  METHOD_NAMES,
  METHODS,
  methodScale,
  type PlanningMethod,
} from '../../statistics/planning.ts';
import {ratioMoments} from '../../statistics/ratioLift.ts';
import {sampleSizeByMethod} from '../../statistics/sampleSizeForMean.ts';
import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import {subjectsForLift} from '../../statistics/relativeLift.ts';
import {choiceField, numberField, percentField, type Fields, type Values} from '../kit/fields.ts';
import {confidence, isMean, MEAN, rate, VARIANCE} from '../kit/commonFields.ts';
import type {Figures, Formulas, Program, Raw} from '../kit/types.ts';
import {rhoAt, shownFromFormula, squaredBoundary} from '../kit/code/formulas.ts';

const ratio = {when: ({metric}: Raw) => metric === 'ratio'};

/** The form; only the chosen metric's moments are asked for. */
export const fields = {
  metric: choiceField('Metric', {
    binary: 'Conversion rate',
    mean: 'Mean per subject',
    ratio: 'Ratio of two totals',
  }),
  rate,
  mean: numberField('Mean', '36.23', {...MEAN, when: isMean}),
  variance: numberField('Variance of one subject', '80000', {...VARIANCE, when: isMean}),
  meanNumerator: numberField('Mean of the numerator', '42.5', {...MEAN, ...ratio}),
  meanDenominator: numberField('Mean of the denominator', '1.9', {min: 1e-12, max: 1e12, ...ratio}),
  varNumerator: numberField('Variance of the numerator', '3025', {...VARIANCE, ...ratio}),
  varDenominator: numberField('Variance of the denominator', '4.41', {min: 0, max: 1e24, ...ratio}),
  covariance: numberField('Covariance of both', '88.2', {min: -1e24, max: 1e24, ...ratio}),
  perWeek: numberField('Subjects a week', '5000', {
    hint: 'New unique entities at the entry point',
    min: 1,
    max: 1e12,
  }),
  variations: numberField('Variations', '2', {
    hint: 'Including the control',
    whole: true,
    min: 2,
    max: 9,
  }),
  exposure: percentField('Traffic exposure', '100', {above: 0, max: 100, shareBelow: 1}),
  method: choiceField('Method', METHOD_NAMES, {initial: 'sequential'}),
  confidence,
  power: percentField('Power', '80', {min: 1, below: 100}),
  rSquared: percentField('CUPED++ R²', '0', {
    hint: 'Variance explained; 0 is without CUPED++',
    min: 0,
    below: 100,
    shareBelow: 1,
  }),
  target: percentField('Target effect', '10', {hint: 'Relative to control', min: 0.001, max: 1000}),
} satisfies Fields;

/** Weeks of the result table, as in the product. */
const DURATIONS = [1, 2, 4, 6, 8, 10] as const;

/** What the reader plans, in fractions; mean and variance are those of the metric before CUPED++. */
export type Plan = Values<typeof fields> & {alpha: number};

export type DurationResult = ReturnType<typeof plan>['rows'][number];
export type PlanResult = ReturnType<typeof plan>;

function momentsOf(values: Values<typeof fields>): {mean: number; variance: number} {
  switch (values.metric) {
    case 'binary':
      return {mean: values.rate, variance: values.rate * (1 - values.rate)};
    case 'mean':
      return values;
    case 'ratio': {
      const moments = ratioMoments(values, 'metric');
      return {mean: moments?.ratio ?? 0, variance: moments?.variance ?? 0};
    }
  }
}

/** Effects by duration, and subjects for the target, by every method. */
export function plan(values: Values<typeof fields>) {
  const {mean, variance} = momentsOf(values);
  const {metric, power, perWeek, variations, exposure, method, target, rSquared} = values;
  if (mean === 0) {
    const field = metric === 'mean' ? 'mean' : 'meanNumerator';
    throw new StatisticsInputError(field, 'Enter a mean other than 0: effects are relative to it.');
  }
  if (metric === 'binary' && mean * (1 + target) > 1) {
    const message = 'Enter a smaller effect: this one takes the rate above 100%.';
    throw new StatisticsInputError('target', message);
  }
  const alpha = 1 - values.confidence;
  const levels = {mean, alpha, power, tuning: DEFAULT_TUNING};
  const {subjects: shownFrom} = subjectsForLift({mean, variance});
  const rows = DURATIONS.map((weeks) => {
    const nPerVariation = (weeks * perWeek * exposure) / variations;
    const effect = (chosen: PlanningMethod, left: number): number | null =>
      nPerVariation >= shownFrom
        ? minimumDetectableEffect({
            ...levels,
            nPerVariation,
            variance: variance * left,
            method: chosen,
          }).mde
        : null;
    return {
      weeks,
      nPerVariation,
      /** Null with too few subjects for a lift to be shown. */
      mde: byMethod((each) => effect(each, 1 - rSquared)),
      /** Of the chosen method. */
      withoutCuped: effect(method, 1),
    };
  });
  const requirements = byMethod((each) => {
    const input = {...levels, variance: variance * (1 - rSquared), mde: target, method: each};
    const byFormula = sampleSizeByMethod(input).nPerVariationCeil ?? 0;
    const nPerVariation = Math.max(byFormula, shownFrom);
    const total = nPerVariation * variations;
    return {byFormula, nPerVariation, total, weeks: total / (perWeek * exposure)};
  });
  const planned: Plan = {...values, mean, variance, alpha};
  return {plan: planned, rows, requirements, shownFrom, factor: detectionFactor(alpha, power)};
}

/** Methods whose formula asks for fewer subjects than a lift takes to be shown at all. */
export function limitedMethods({requirements}: PlanResult): PlanningMethod[] {
  const methods = Object.keys(requirements) as PlanningMethod[];
  return methods.filter((each) => requirements[each].byFormula < requirements[each].nPerVariation);
}

/** Interval width of a method over the fixed-sample width at `nPerVariation` subjects. */
export function scaleOf({alpha}: Plan, method: PlanningMethod, nPerVariation: number): number {
  return methodScale(method, nPerVariation, alpha, DEFAULT_TUNING);
}

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
  `${squaredBoundary('rho', 'log_inverse', `(2 * ${n})`)} / z_alpha ^ 2`;

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
  subjects_for_lift: shownFromFormula('metric_mean', 'metric_variance'),
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
