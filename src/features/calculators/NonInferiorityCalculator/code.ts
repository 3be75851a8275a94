import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import type {Scripts} from '../kit/types.ts';
import {type Program, toScripts} from '../kit/code/toScripts.ts';
import {boundary, rhoAt} from '../kit/code/sequential.ts';
import type {NonInferiority} from './compute.ts';

/** Methods in the order of the table, as scripts name them. */
const NAMES = ['fixed', 'sequential', 'hybrid_running', 'hybrid_ended', 'bayesian'];

/** The bounds that decide, and the tests; or how far the given bound is inside the margin. */
export function figures({verdicts, test, isUpGood, limit}: NonInferiority): Record<string, number> {
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

const FORMULAS: Program['formulas'] = {
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
  weight_on_data: 'prior_sd ^ 2 / (prior_sd ^ 2 + standard_error ^ 2)',
  posterior_mean: 'weight_on_data * lift',
  posterior_sd: 'sqrt(weight_on_data) * standard_error',
  bound_bayesian: 'posterior_mean - side * critical_value * posterior_sd',
  z_score: '(side * lift + margin) / standard_error',
  one_sided_p_value: 'pnorm(-z_score)',
  probability_inside: 'pnorm((side * posterior_mean + margin) / posterior_sd)',
};

/** The comparison with the margin as a script. */
export function toCode(result: NonInferiority): Scripts {
  const {values, test, isUpGood} = result;
  const {lift, se, n, margin, confidence, priorSd, lower, upper} = values;
  const title = 'Non-inferiority test';
  const names = Object.keys(figures(result));
  if (!test) {
    return toScripts({
      title,
      figures: names,
      given: {lower, upper, margin},
      formulas: {room: isUpGood ? 'lower + margin' : 'margin - upper'},
    });
  }
  return toScripts({
    title,
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
    figures: names,
  });
}
