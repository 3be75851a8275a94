import type {Scripts} from '../kit/types.ts';
import {type Program, toScripts} from '../kit/code/toScripts.ts';
import type {Belief} from './compute.ts';

/** From here on the risk is lost in the rounding of the formula that a reader can check. */
const FAR_FROM_ZERO = 30;

/** The numbers of both tables. */
export function figures({posterior, priors, fixed}: Belief): Record<string, number> {
  const {mean, sd, lower, upper, weightOnData, risk, loss} = posterior;
  const isFar = Math.abs(mean / sd) > FAR_FROM_ZERO;
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
    ...(isFar || risk === null ? {} : {risk, loss}),
    ...(Object.fromEntries(others) as Record<string, number>),
  };
}

const POSTERIOR = {
  critical_value: '-qnorm((1 - confidence) / 2)',
  fixed_lower: 'lift - critical_value * standard_error',
  fixed_upper: 'lift + critical_value * standard_error',
  weight_on_data: 'prior_sd ^ 2 / (prior_sd ^ 2 + standard_error ^ 2)',
  posterior_mean: 'weight_on_data * lift',
  posterior_sd: 'sqrt(weight_on_data) * standard_error',
  posterior_lower: 'posterior_mean - critical_value * posterior_sd',
  posterior_upper: 'posterior_mean + critical_value * posterior_sd',
  distance: 'side * posterior_mean / posterior_sd',
  probability_to_beat_control: 'pnorm(distance)',
  probability_to_exceed_precision: 'pnorm((side * posterior_mean - precision) / posterior_sd)',
};

const RISK = {
  risk: 'side * posterior_sd * (distance - dnorm(distance) / pnorm(-distance))',
  loss: 'pnorm(-distance) * risk',
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
export function toCode(belief: Belief): Scripts {
  const {values, priors} = belief;
  const {lift, se, priorSd, precision, confidence, better} = values;
  const names = figures(belief);
  const others = Object.fromEntries(
    priors.flatMap(({scale}, index) => underPrior(scale, index)),
  ) as Program['formulas'];
  return toScripts({
    title: 'Bayesian posterior of a lift',
    given: {
      lift,
      standard_error: se,
      prior_sd: priorSd,
      precision,
      confidence,
      side: better === 'increase' ? 1 : -1,
    },
    formulas: {...POSTERIOR, ...('risk' in names ? RISK : {}), ...others},
    figures: Object.keys(names),
  });
}
