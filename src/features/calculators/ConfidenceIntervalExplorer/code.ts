import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import type {Figures, Program} from '../kit/types.ts';
import {
  around,
  BEATS,
  boundary,
  errorOfLift,
  hasRisk,
  intervalFigures,
  P_VALUES,
  POSTERIOR,
  rhoAt,
  RISK,
  SEQUENTIAL,
} from '../kit/code/formulas.ts';
import type {Exploration} from './compute.ts';

/** The numbers of the answer; without a lift only the absolute difference. */
export function figures({methods, relative}: Exploration): Figures {
  if (!methods) return {difference: relative?.absoluteDifference ?? 0};
  const {hybridRunning, hybridEnded, bayesian} = methods;
  const {mean, lower, upper, probBeatsControl, risk, loss} = bayesian;
  return {
    ...intervalFigures(methods),
    hybrid_running_lower: hybridRunning.lower,
    hybrid_running_upper: hybridRunning.upper,
    hybrid_ended_lower: hybridEnded.lower,
    hybrid_ended_upper: hybridEnded.upper,
    posterior_mean: mean,
    posterior_lower: lower,
    posterior_upper: upper,
    ...(hasRisk(bayesian) && {probability_to_beat_control: probBeatsControl, risk, loss}),
  };
}

function givenData({observation}: Exploration): Figures {
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

const momentsOfRate = (arm: string) => ({
  [`mean_${arm}`]: `conversions_${arm} / n_${arm}`,
  [`variance_${arm}`]: `n_${arm} / (n_${arm} - 1) * mean_${arm} * (1 - mean_${arm})`,
});

const LIFT = {
  lift: 'mean_treatment / mean_control - 1',
  standard_error: errorOfLift('treatment', 'control'),
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
  ...POSTERIOR,
};

/** Every interval of the table as a script, from the reader's numbers. */
export function program(exploration: Exploration): Program {
  const {methods, observation} = exploration;
  const {data, confidence, priorSd, better} = observation;
  const isRisky = methods !== null && hasRisk(methods.bayesian);
  const moments =
    data === 'conversions' ? {...momentsOfRate('control'), ...momentsOfRate('treatment')} : {};
  const settings = {confidence, prior_sd: priorSd, tuning: DEFAULT_TUNING};
  return {
    given: {
      ...givenData(exploration),
      ...(methods ? settings : {}),
      ...(isRisky && {side: better === 'increase' ? 1 : -1}),
    },
    formulas: methods
      ? {
          ...moments,
          ...(data === 'lift' ? {} : LIFT),
          ...INTERVALS,
          ...(methods.fixed.pValue !== null && P_VALUES),
          ...(isRisky && {...BEATS, ...RISK}),
        }
      : {...moments, difference: 'mean_treatment - mean_control'},
  };
}
