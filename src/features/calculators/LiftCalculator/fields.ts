import {confidence, MEAN, EXAMPLE_TIMES} from '../kit/commonFields.ts';
import type {Fields} from '../kit/fields.ts';
import type {Raw} from '../kit/types.ts';

const only = (kind: string) => ({when: ({data}: Raw) => data === kind});
const VARIANCE = {min: 0, max: 1e24};

const subjects = {
  label: 'Subjects',
  whole: true,
  min: 2,
  max: 1e15,
  when: ({data}: Raw) => data !== 'percentile',
};
const mean = {label: 'Mean', ...MEAN, ...only('mean')};
const variance = {label: 'Variance of one subject', ...VARIANCE, ...only('mean')};
const numerator = {label: 'Mean of the numerator', ...MEAN, ...only('ratio')};
const denominator = {label: 'Mean of the denominator', min: 1e-12, max: 1e12, ...only('ratio')};
const varNumerator = {label: 'Variance of the numerator', ...VARIANCE, ...only('ratio')};
const varDenominator = {label: 'Variance of the denominator', ...VARIANCE, ...only('ratio')};
const covariance = {label: 'Covariance of both', min: -1e24, max: 1e24, ...only('ratio')};
const values = {
  label: 'Values',
  hint: 'One on each line, each of another subject. They stay in this page.',
  rows: 6,
  isLocal: true,
  ...only('percentile'),
};

/** The form; asks only for the chosen kind of metric. */
export const fields = {
  data: {
    label: 'Metric',
    initial: 'mean',
    options: {
      mean: 'Mean per subject',
      ratio: 'Ratio of two totals',
      percentile: 'Percentile of pasted values',
    },
  },
  nControl: {...subjects, initial: '23740', group: 'Control'},
  meanControl: {...mean, initial: '1.7602', group: 'Control'},
  varControl: {...variance, initial: '2.652', group: 'Control'},
  numeratorControl: {...numerator, initial: '42.5', group: 'Control'},
  denominatorControl: {...denominator, initial: '1.9', group: 'Control'},
  varNumeratorControl: {...varNumerator, initial: '3025', group: 'Control'},
  varDenominatorControl: {...varDenominator, initial: '4.41', group: 'Control'},
  covarianceControl: {...covariance, initial: '88.2', group: 'Control'},
  valuesControl: {
    ...values,
    initial: EXAMPLE_TIMES.control.replaceAll(' ', '\n'),
    group: 'Control',
  },
  nTreatment: {...subjects, initial: '23803', group: 'Treatment'},
  meanTreatment: {...mean, initial: '1.8669', group: 'Treatment'},
  varTreatment: {...variance, initial: '2.983', group: 'Treatment'},
  numeratorTreatment: {...numerator, initial: '43.9', group: 'Treatment'},
  denominatorTreatment: {...denominator, initial: '1.93', group: 'Treatment'},
  varNumeratorTreatment: {...varNumerator, initial: '3136', group: 'Treatment'},
  varDenominatorTreatment: {...varDenominator, initial: '4.49', group: 'Treatment'},
  covarianceTreatment: {...covariance, initial: '90.1', group: 'Treatment'},
  valuesTreatment: {
    ...values,
    initial: EXAMPLE_TIMES.treatment.replaceAll(' ', '\n'),
    group: 'Treatment',
  },
  percentile: {
    label: 'Percentile',
    hint: '90 is p90, 50 the median',
    initial: '50',
    unit: '%',
    min: 1,
    below: 100,
    ...only('percentile'),
  },
  confidence,
} satisfies Fields;
