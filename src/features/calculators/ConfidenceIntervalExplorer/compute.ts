import {better, confidence, MEAN, ofBothArms, priorSd, type ArmName} from '../kit/commonFields.ts';
import {choiceField, percentField, type Fields, type Values} from '../kit/fields.ts';
import type {Raw} from '../kit/types.ts';
import {StatisticsInputError} from '../../statistics/validate.ts';
import {relativeLift, type ArmSummary} from '../../statistics/relativeLift.ts';
import {intervalsByMethod} from '../kit/intervalsByMethod.ts';
import {whyNoLift} from '../kit/lifts.ts';

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

function applyMethods(
  {confidence, priorSd, better}: Observation,
  data: {lift: number; standardError: number; n: number},
) {
  const higherIsBetter = better === 'increase';
  return {...data, ...intervalsByMethod({...data, confidence, priorSd, higherIsBetter})};
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
