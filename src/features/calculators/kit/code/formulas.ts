import type {fixedSampleCI} from '../../../statistics/fixedSampleCI.ts';
import type {sequentialCI} from '../../../statistics/sequentialCI.ts';
import {RELIABLE_STANDARD_ERRORS, ROUNDING} from '../../../statistics/relativeLift.ts';
import type {Figures, Formulas} from '../types.ts';

/** Values of the same kind by their place, counted from 1: `name_1`, `name_2`. */
export function numbered<Value>(name: string, values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, index) => [`${name}_${index + 1}`, value]));
}

/** `subjectsForLift` as a formula, from the names of mean and variance. */
export const shownFromFormula = (mean: string, variance: string): string =>
  `floor(${RELIABLE_STANDARD_ERRORS ** 2} * ${variance} / ${mean} ^ 2 * (1 + ${ROUNDING})) + 1`;

/** ρ of the sequential interval, by log(1/α). */
export const rhoAt = (logInverse: string): string =>
  `tuning / (2 * ${logInverse} + log1p(2 * ${logInverse}))`;

/** Its squared multiplier of the standard error. */
export const squaredBoundary = (rho: string, logInverse: string, subjects = 'subjects'): string =>
  `(1 + ${rho} / ${subjects}) * (log1p(${subjects} / ${rho}) + 2 * ${logInverse})`;

/** Its multiplier of the standard error. */
export const boundary = (rho: string, logInverse: string, subjects?: string): string =>
  `sqrt(${squaredBoundary(rho, logInverse, subjects)})`;

/** Bounds of an interval around the lift. */
export const around = (name: string, multiplier: string): Record<string, string> => ({
  [`${name}_lower`]: `lift - ${multiplier} * standard_error`,
  [`${name}_upper`]: `lift + ${multiplier} * standard_error`,
});

/** The sequential interval, from `alpha`, `tuning`, `subjects`, `lift` and `standard_error`. */
export const SEQUENTIAL = {
  log_inverse: '-log(alpha)',
  rho: rhoAt('log_inverse'),
  multiplier: boundary('rho', 'log_inverse'),
  ...around('sequential', 'multiplier'),
};

/** p-values; the sequential one is the level at which its interval touches 0. */
export const P_VALUES: Formulas = {
  z_score: 'lift / standard_error',
  fixed_p_value: '2 * pnorm(-abs(z_score))',
  log_inverse_p: {
    increasing: `${boundary(`(${rhoAt('log_inverse_p')})`, 'log_inverse_p')} - abs(z_score)`,
    low: '0',
    high: 'max(z_score ^ 2 / 2, 1e-9)',
  },
  sequential_p_value: 'exp(-log_inverse_p)',
};

/** The posterior of the lift, from `prior_sd`, `standard_error` and `critical_value`. */
export const POSTERIOR = {
  weight_on_data: 'prior_sd ^ 2 / (prior_sd ^ 2 + standard_error ^ 2)',
  posterior_mean: 'weight_on_data * lift',
  posterior_sd: 'sqrt(weight_on_data) * standard_error',
  posterior_lower: 'posterior_mean - critical_value * posterior_sd',
  posterior_upper: 'posterior_mean + critical_value * posterior_sd',
};

/** How likely it is that the posterior lies on the good side; `side` is -1 when that is below 0. */
export const BEATS = {
  distance: 'side * posterior_mean / posterior_sd',
  probability_to_beat_control: 'pnorm(distance)',
};

export const RISK = {
  risk: 'side * posterior_sd * (distance - dnorm(distance) / pnorm(-distance))',
  loss: 'pnorm(-distance) * risk',
};

/** From here on the risk is lost in the rounding of the formula that a reader can check. */
const FAR_FROM_ZERO = 30;

/** Whether the formulas can tell the risk of a posterior. */
export function hasRisk({mean, sd, risk}: {mean: number; sd: number; risk: number | null}) {
  return sd !== 0 && Math.abs(mean / sd) <= FAR_FROM_ZERO && risk !== null;
}

/** Standard error of a lift by the delta method, from names that the variations end. */
export const errorOfLift = (mean: string, variance: string): string =>
  `sqrt(${variance}_treatment / n_treatment + ` +
  `(${mean}_treatment / ${mean}_control) ^ 2 * ${variance}_control / n_control) / ` +
  `abs(${mean}_control)`;

/** The numbers of both intervals, by the names of their formulas. */
export function intervalFigures({
  lift,
  standardError,
  fixed,
  sequential,
}: {
  lift: number;
  standardError: number;
  fixed: ReturnType<typeof fixedSampleCI>;
  sequential: ReturnType<typeof sequentialCI>;
}): Figures {
  return {
    lift,
    standard_error: standardError,
    fixed_lower: fixed.lower,
    fixed_upper: fixed.upper,
    fixed_p_value: fixed.pValue,
    sequential_lower: sequential.lower,
    sequential_upper: sequential.upper,
    sequential_p_value: sequential.pValue,
  };
}
