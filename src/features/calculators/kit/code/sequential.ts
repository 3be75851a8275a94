import type {fixedSampleCI} from '../../../statistics/fixedSampleCI.ts';
import type {sequentialCI} from '../../../statistics/sequentialCI.ts';
import type {Program} from './toScripts.ts';

/** ρ of the sequential interval, by log(1/α). */
export const rhoAt = (logInverse: string): string =>
  `tuning / (2 * ${logInverse} + log1p(2 * ${logInverse}))`;

/** Its squared multiplier of the standard error. */
export const squaredBoundary = (rho: string, logInverse: string, subjects = 'subjects'): string =>
  `(1 + ${rho} / ${subjects}) * (log1p(${subjects} / ${rho}) + 2 * ${logInverse})`;

/** Its multiplier of the standard error. */
export const boundary = (rho: string, logInverse: string): string =>
  `sqrt(${squaredBoundary(rho, logInverse)})`;

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
export const P_VALUES: Program['formulas'] = {
  z_score: 'lift / standard_error',
  fixed_p_value: '2 * pnorm(-abs(z_score))',
  log_inverse_p: {
    increasing: `${boundary(`(${rhoAt('log_inverse_p')})`, 'log_inverse_p')} - abs(z_score)`,
    low: '0',
    high: 'max(z_score ^ 2 / 2, 1e-9)',
  },
  sequential_p_value: 'exp(-log_inverse_p)',
};

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
}): Record<string, number> {
  return {
    lift,
    standard_error: standardError,
    fixed_lower: fixed.lower,
    fixed_upper: fixed.upper,
    ...(fixed.pValue === null ? {} : {fixed_p_value: fixed.pValue}),
    sequential_lower: sequential.lower,
    sequential_upper: sequential.upper,
    ...(sequential.pValue === null ? {} : {sequential_p_value: sequential.pValue}),
  };
}
