import {better, confidence, MEAN, ofBothArms, priorSd, type ArmName} from '../kit/commonFields.ts';
import {choiceField, percentField, type Fields, type Values} from '../kit/fields.ts';
import type {Figures, Program, Raw} from '../kit/types.ts';
import {StatisticsInputError} from '../../statistics/validate.ts';
import {relativeLift, type ArmSummary} from '../../statistics/relativeLift.ts';
import {bayesianPosterior} from '../../statistics/bayesianPosterior.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {whyNoLift} from '../kit/lifts.ts';
import {DEFAULT_TUNING, hybridCI, sequentialCI} from '../../statistics/sequentialCI.ts';
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

const hasMeans = ({data}: Raw) => data === 'mean';
const hasConversions = ({data}: Raw) => data === 'conversions';
const hasArms = ({data}: Raw) => data !== 'lift';
const isTyped = ({data}: Raw) => data === 'lift';

const subjects = {label: 'Subjects', whole: true, min: 2, max: 1e15, when: hasArms};
const variance = {label: 'Variance of one subject', min: 0, max: 1e24, when: hasMeans};

/** The form; asks only for the chosen kind of data. */
export const fields = {
  data: choiceField('Data', {
    mean: 'Mean and variance per variation',
    conversions: 'Conversions per variation',
    lift: 'Lift and standard error',
  }),
  ...ofBothArms({
    n: [subjects, '23740', '23803'],
    conversions: [
      {label: 'Conversions', whole: true, min: 0, when: hasConversions},
      '4748',
      '4999',
    ],
    mean: [{label: 'Mean', ...MEAN, when: hasMeans}, '1.7602', '1.8669'],
    var: [variance, '2.652', '2.983'],
  }),
  lift: percentField('Lift', '6.06', {min: -1e6, max: 1e6, when: isTyped}),
  se: percentField('Standard error', '0.9', {min: 1e-9, max: 1e6, when: isTyped}),
  n: {...subjects, label: 'Subjects, both variations', initial: '47543', when: isTyped},
  confidence,
  priorSd,
  better,
} satisfies Fields;

/** What the reader gives, in fractions. */
type Observation = Values<typeof fields>;

export type Exploration = ReturnType<typeof explore>;
export type Methods = ReturnType<typeof applyMethods>;
/** An interval and the name of its method. */
export type MethodInterval = Methods['intervals'][number];

function armOf(observation: Observation, arm: ArmName): ArmSummary {
  const n = observation[`n${arm}`];
  if (observation.data === 'mean') {
    return {n, mean: observation[`mean${arm}`], variance: observation[`var${arm}`]};
  }
  const conversions = observation[`conversions${arm}`];
  if (conversions > n) {
    const message = 'Enter at most as many conversions as subjects.';
    throw new StatisticsInputError(`conversions${arm}`, message);
  }
  const rate = conversions / n;
  return {n, mean: rate, variance: (n / (n - 1)) * rate * (1 - rate)};
}

/** Intervals of a lift by every method of the product, and all that goes with them. */
function applyMethods(
  {confidence, priorSd, better}: Observation,
  data: {lift: number; standardError: number; n: number},
) {
  const input = {...data, confidence, tuning: DEFAULT_TUNING};
  const fixed = fixedSampleCI(input);
  const sequential = sequentialCI(input);
  const hybridRunning = hybridCI({...input, ended: false});
  const hybridEnded = hybridCI({...input, ended: true});
  const higherIsBetter = better === 'increase';
  const bayesian = bayesianPosterior({...input, priorSd, higherIsBetter});
  const center = data.lift;
  const intervals = [
    {label: 'Fixed Sample', center, ...fixed},
    {label: 'Sequential', center, ...sequential},
    {label: 'Hybrid, running', center, ...hybridRunning},
    {label: 'Hybrid, after end date', center, ...hybridEnded},
    {label: 'Bayesian', center: bayesian.mean, ...bayesian},
  ].map(({label, center: at, lower, upper}) => ({label, center: at, lower, upper}));
  return {...data, fixed, sequential, hybridRunning, hybridEnded, bayesian, intervals};
}

/**
 * Intervals by every method. Without `methods` no lift may be shown, for the `reason`; without
 * `arms` lift and standard error were typed.
 */
export function explore(observation: Observation) {
  if (observation.data === 'lift') {
    const {lift, se: standardError, n} = observation;
    const methods = applyMethods(observation, {lift, standardError, n});
    return {observation, arms: null, relative: null, methods, reason: ''};
  }
  const arms = {control: armOf(observation, 'Control'), treatment: armOf(observation, 'Treatment')};
  const relative = relativeLift(arms);
  const {lift, standardError} = relative;
  const reason = whyNoLift(relative, arms.treatment);
  if (lift === null || standardError === null || reason) {
    return {observation, arms, relative, methods: null, reason};
  }
  const n = arms.control.n + arms.treatment.n;
  const methods = applyMethods(observation, {lift, standardError, n});
  return {observation, arms, relative, methods, reason};
}

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
  standard_error: errorOfLift('mean', 'variance'),
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
