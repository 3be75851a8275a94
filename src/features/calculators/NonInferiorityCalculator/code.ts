import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import type {Figures, Formulas, Program} from '../kit/types.ts';
import {boundary, POSTERIOR, rhoAt} from '../kit/code/formulas.ts';
import type {NonInferiority} from './compute.ts';

/** Methods in the order of the table, as scripts name them. */
const NAMES = ['fixed', 'sequential', 'hybrid_running', 'hybrid_ended', 'bayesian'];

/** The bounds that decide, and the tests; or how far the given bound is inside the margin. */
export function figures({verdicts, test, isUpGood, limit}: NonInferiority): Figures {
  const [first] = verdicts;
  if (!test) return {room: (isUpGood ? 1 : -1) * ((first?.bound ?? 0) - limit)};
  const bounds = verdicts.map(({bound}, index) => [`bound_${NAMES[index]}`, bound]);
  return {
    ...(Object.fromEntries(bounds) as Record<string, number>),
    z_score: test.z,
    one_sided_p_value: test.pValue,
    probability_inside: test.probability,
  };
}

const FORMULAS: Formulas = {
  alpha: '1 - confidence',
  critical_value: '-qnorm(alpha / 2)',
  bound_fixed: 'lift - side * critical_value * standard_error',
  log_inverse: '-log(alpha)',
  rho: rhoAt('log_inverse'),
  multiplier: boundary('rho', 'log_inverse'),
  bound_sequential: 'lift - side * multiplier * standard_error',
  log_inverse_half: '-log(alpha / 2)',
  rho_half: rhoAt('log_inverse_half'),
  multiplier_half: boundary('rho_half', 'log_inverse_half'),
  bound_hybrid_running: 'lift - side * multiplier_half * standard_error',
  bound_hybrid_ended: 'lift + side * qnorm(alpha / 4) * standard_error',
  weight_on_data: POSTERIOR.weight_on_data,
  posterior_mean: POSTERIOR.posterior_mean,
  posterior_sd: POSTERIOR.posterior_sd,
  bound_bayesian: 'posterior_mean - side * critical_value * posterior_sd',
  z_score: '(side * lift + margin) / standard_error',
  one_sided_p_value: 'pnorm(-z_score)',
  probability_inside: 'pnorm((side * posterior_mean + margin) / posterior_sd)',
};

/** The comparison with the margin as a script. */
export function program(result: NonInferiority): Program {
  const {values, test, isUpGood} = result;
  const {lift, se, n, margin, confidence, priorSd, lower, upper} = values;
  if (!test) {
    const room = isUpGood ? 'lower + margin' : 'margin - upper';
    return {given: {lower, upper, margin}, formulas: {room}};
  }
  return {
    given: {
      lift,
      standard_error: se,
      subjects: n,
      margin,
      side: isUpGood ? 1 : -1,
      confidence,
      prior_sd: priorSd,
      tuning: DEFAULT_TUNING,
    },
    formulas: FORMULAS,
  };
}
