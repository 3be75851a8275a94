import type {Figures, Formulas, Program} from '../kit/types.ts';
import {BEATS, hasRisk, POSTERIOR, RISK} from '../kit/code/formulas.ts';
import type {Belief} from './compute.ts';

/** The numbers of both tables. */
export function figures({posterior, priors, fixed}: Belief): Figures {
  const {mean, sd, lower, upper, weightOnData, risk, loss} = posterior;
  const others = priors.flatMap(({posterior: other}, index) => [
    [`mean_prior_${index + 1}`, other.mean],
    [`lower_prior_${index + 1}`, other.lower],
    [`upper_prior_${index + 1}`, other.upper],
  ]);
  return {
    weight_on_data: weightOnData,
    posterior_mean: mean,
    posterior_sd: sd,
    posterior_lower: lower,
    posterior_upper: upper,
    fixed_lower: fixed.lower,
    fixed_upper: fixed.upper,
    probability_to_beat_control: posterior.probBeatsControl,
    probability_to_exceed_precision: posterior.probExceedsPrecision,
    ...(hasRisk(posterior) && {risk: risk ?? 0, loss}),
    ...(Object.fromEntries(others) as Record<string, number>),
  };
}

const FORMULAS = {
  critical_value: '-qnorm((1 - confidence) / 2)',
  fixed_lower: 'lift - critical_value * standard_error',
  fixed_upper: 'lift + critical_value * standard_error',
  ...POSTERIOR,
  ...BEATS,
  probability_to_exceed_precision: 'pnorm((side * posterior_mean - precision) / posterior_sd)',
};

/** The same posterior with the prior that is `scale` times as wide. */
function underPrior(scale: number, index: number): [string, string][] {
  const name = (part: string): string => `${part}_prior_${index + 1}`;
  const half = `critical_value * sqrt(${name('weight')}) * standard_error`;
  const square = `(${scale} * prior_sd) ^ 2`;
  return [
    [name('weight'), `${square} / (${square} + standard_error ^ 2)`],
    [name('mean'), `${name('weight')} * lift`],
    [name('lower'), `${name('mean')} - ${half}`],
    [name('upper'), `${name('mean')} + ${half}`],
  ];
}

/** The posterior under every prior as a script. */
export function program(belief: Belief): Program {
  const {values, priors, posterior} = belief;
  const {lift, se, priorSd, precision, confidence, better} = values;
  const others = Object.fromEntries(
    priors.flatMap(({scale}, index) => underPrior(scale, index)),
  ) as Formulas;
  return {
    given: {
      lift,
      standard_error: se,
      prior_sd: priorSd,
      precision,
      confidence,
      side: better === 'increase' ? 1 : -1,
    },
    formulas: {...FORMULAS, ...(hasRisk(posterior) && RISK), ...others},
  };
}
