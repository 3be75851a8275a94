import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import type {Scripts} from '../kit/types.ts';
import {type Program, toScripts} from '../kit/code/toScripts.ts';
import {
  around,
  boundary,
  intervalFigures,
  P_VALUES,
  rhoAt,
  SEQUENTIAL,
} from '../kit/code/sequential.ts';
import type {Exploration} from './compute.ts';

/** From here on the risk is lost in the rounding of the formula that a reader can check. */
const FAR_FROM_ZERO = 30;

/** The numbers of the answer; without a lift only the absolute difference. */
export function figures({methods, relative}: Exploration): Record<string, number> {
  if (!methods) return {difference: relative?.absoluteDifference ?? 0};
  const {hybridRunning, hybridEnded, bayesian} = methods;
  const {mean, sd, lower, upper, probBeatsControl, risk, loss} = bayesian;
  const isFar = sd === 0 || Math.abs(mean / sd) > FAR_FROM_ZERO;
  return {
    ...intervalFigures(methods),
    hybrid_running_lower: hybridRunning.lower,
    hybrid_running_upper: hybridRunning.upper,
    hybrid_ended_lower: hybridEnded.lower,
    hybrid_ended_upper: hybridEnded.upper,
    posterior_mean: mean,
    posterior_lower: lower,
    posterior_upper: upper,
    ...(isFar || risk === null ? {} : {probability_to_beat_control: probBeatsControl, risk, loss}),
  };
}

function givenData({observation}: Exploration): Record<string, number> {
  const {data, lift, se, n, nControl, nTreatment} = observation;
  if (data === 'lift') return {lift, standard_error: se, subjects: n};
  const subjects = {n_control: nControl, n_treatment: nTreatment};
  return data === 'mean'
    ? {
        ...subjects,
        mean_control: observation.meanControl,
        mean_treatment: observation.meanTreatment,
        variance_control: observation.varControl,
        variance_treatment: observation.varTreatment,
      }
    : {
        ...subjects,
        conversions_control: observation.conversionsControl,
        conversions_treatment: observation.conversionsTreatment,
      };
}

function momentsOfRates(): Record<string, string> {
  const formulas = ['control', 'treatment'].flatMap((arm) => [
    [`mean_${arm}`, `conversions_${arm} / n_${arm}`],
    [`variance_${arm}`, `n_${arm} / (n_${arm} - 1) * mean_${arm} * (1 - mean_${arm})`],
  ]);
  return Object.fromEntries(formulas) as Record<string, string>;
}

const LIFT = {
  lift: 'mean_treatment / mean_control - 1',
  standard_error:
    'sqrt(variance_treatment / n_treatment + ' +
    '(mean_treatment / mean_control) ^ 2 * variance_control / n_control) / abs(mean_control)',
  subjects: 'n_control + n_treatment',
};

const INTERVALS = {
  alpha: '1 - confidence',
  critical_value: '-qnorm(alpha / 2)',
  ...around('fixed', 'critical_value'),
  ...SEQUENTIAL,
  log_inverse_half: '-log(alpha / 2)',
  rho_half: rhoAt('log_inverse_half'),
  multiplier_half: boundary('rho_half', 'log_inverse_half'),
  ...around('hybrid_running', 'multiplier_half'),
  critical_value_half: '-qnorm(alpha / 4)',
  ...around('hybrid_ended', 'critical_value_half'),
  weight_on_data: 'prior_sd ^ 2 / (prior_sd ^ 2 + standard_error ^ 2)',
  posterior_mean: 'weight_on_data * lift',
  posterior_sd: 'sqrt(weight_on_data) * standard_error',
  posterior_lower: 'posterior_mean - critical_value * posterior_sd',
  posterior_upper: 'posterior_mean + critical_value * posterior_sd',
};

const RISK: Program['formulas'] = {
  distance: 'side * posterior_mean / posterior_sd',
  probability_to_beat_control: 'pnorm(distance)',
  risk: 'side * posterior_sd * (distance - dnorm(distance) / pnorm(-distance))',
  loss: 'pnorm(-distance) * risk',
};

/** Every interval of the table as a script, from the reader's numbers. */
export function toCode(exploration: Exploration): Scripts {
  const {methods, observation} = exploration;
  const {data, confidence, priorSd, better} = observation;
  const names = figures(exploration);
  const moments = data === 'conversions' ? momentsOfRates() : {};
  const settings = {confidence, prior_sd: priorSd, tuning: DEFAULT_TUNING};
  return toScripts({
    title: 'Confidence intervals by method',
    given: {
      ...givenData(exploration),
      ...(methods ? settings : {}),
      ...('risk' in names ? {side: better === 'increase' ? 1 : -1} : {}),
    },
    formulas: methods
      ? {
          ...moments,
          ...(data === 'lift' ? {} : LIFT),
          ...INTERVALS,
          ...('fixed_p_value' in names ? P_VALUES : {}),
          ...('risk' in names ? RISK : {}),
        }
      : {...moments, difference: 'mean_treatment - mean_control'},
    figures: Object.keys(names),
  });
}
