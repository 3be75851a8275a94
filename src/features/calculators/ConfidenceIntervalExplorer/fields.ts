import {DEFAULT_PRIOR_SD} from '../../statistics/bayesianPosterior.ts';
import {confidence} from '../kit/commonFields.ts';
import type {Fields} from '../kit/fields.ts';
import type {Raw} from '../kit/types.ts';

const hasMeans = ({data}: Raw) => data === 'mean';
const hasConversions = ({data}: Raw) => data === 'conversions';
const hasArms = ({data}: Raw) => data !== 'lift';
const isTyped = ({data}: Raw) => data === 'lift';

const subjects = {label: 'Subjects', whole: true, min: 2, max: 1e15, when: hasArms};
const conversions = {label: 'Conversions', whole: true, min: 0, when: hasConversions};
const mean = {label: 'Mean', min: -1e12, max: 1e12, when: hasMeans};
const variance = {label: 'Variance of one subject', min: 0, max: 1e24, when: hasMeans};

/** The form; asks only for the chosen kind of data. */
export const fields = {
  data: {
    label: 'Data',
    initial: 'mean',
    options: {
      mean: 'Mean and variance per variation',
      conversions: 'Conversions per variation',
      lift: 'Lift and standard error',
    },
  },
  nControl: {...subjects, initial: '23740', group: 'Control'},
  conversionsControl: {...conversions, initial: '4748', group: 'Control'},
  meanControl: {...mean, initial: '1.7602', group: 'Control'},
  varControl: {...variance, initial: '2.652', group: 'Control'},
  nTreatment: {...subjects, initial: '23803', group: 'Treatment'},
  conversionsTreatment: {...conversions, initial: '4999', group: 'Treatment'},
  meanTreatment: {...mean, initial: '1.8669', group: 'Treatment'},
  varTreatment: {...variance, initial: '2.983', group: 'Treatment'},
  lift: {label: 'Lift', initial: '6.06', unit: '%', min: -1e6, max: 1e6, when: isTyped},
  se: {label: 'Standard error', initial: '0.9', unit: '%', min: 1e-9, max: 1e6, when: isTyped},
  n: {...subjects, label: 'Subjects, both variations', initial: '47543', when: isTyped},
  confidence,
  priorSd: {
    label: 'Prior standard deviation',
    hint: 'Bayesian only; centered on no lift',
    initial: String(DEFAULT_PRIOR_SD * 100),
    unit: '%',
    min: 0.001,
    max: 1e6,
  },
  better: {
    label: 'Direction',
    initial: 'increase',
    options: {increase: 'An increase is good', decrease: 'A decrease is good'},
  },
} satisfies Fields;
