import {confidence, isMean, isRate, MEAN, VARIANCE} from '../kit/commonFields.ts';
import type {Fields} from '../kit/fields.ts';
import type {Raw} from '../kit/types.ts';

const ratio = {when: ({metric}: Raw) => metric === 'ratio'};

/** Planning methods in the order they are shown. */
export const METHOD_NAMES = {
  fixed: 'Fixed Sample',
  sequential: 'Sequential',
  hybrid: 'Sequential Hybrid',
};

/** The form; only the chosen metric's moments are asked for. */
export const fields = {
  metric: {
    label: 'Metric',
    initial: 'binary',
    options: {binary: 'Conversion rate', mean: 'Mean per subject', ratio: 'Ratio of two totals'},
  },
  rate: {label: 'Rate of control', initial: '20', unit: '%', above: 0, below: 100, when: isRate},
  mean: {label: 'Mean', initial: '36.23', ...MEAN, when: isMean},
  variance: {label: 'Variance of one subject', initial: '80000', ...VARIANCE, when: isMean},
  meanNumerator: {label: 'Mean of the numerator', initial: '42.5', ...MEAN, ...ratio},
  meanDenominator: {
    ...{label: 'Mean of the denominator', initial: '1.9', min: 1e-12, max: 1e12, ...ratio},
  },
  varNumerator: {label: 'Variance of the numerator', initial: '3025', ...VARIANCE, ...ratio},
  varDenominator: {
    ...{label: 'Variance of the denominator', initial: '4.41', min: 0, max: 1e24, ...ratio},
  },
  covariance: {label: 'Covariance of both', initial: '88.2', min: -1e24, max: 1e24, ...ratio},
  perWeek: {
    label: 'Subjects a week',
    hint: 'New unique entities at the entry point',
    ...{initial: '5000', min: 1, max: 1e12},
  },
  variations: {
    label: 'Variations',
    hint: 'Including the control',
    ...{initial: '2', whole: true, min: 2, max: 9},
  },
  exposure: {
    ...{label: 'Traffic exposure', initial: '100', unit: '%', above: 0, max: 100, shareBelow: 1},
  },
  method: {label: 'Method', initial: 'sequential', options: METHOD_NAMES},
  confidence,
  power: {label: 'Power', initial: '80', unit: '%', min: 1, below: 100},
  rSquared: {
    label: 'CUPED++ R²',
    hint: 'Variance explained; 0 is without CUPED++',
    ...{initial: '0', unit: '%', min: 0, below: 100, shareBelow: 1},
  },
  target: {
    label: 'Target effect',
    hint: 'Relative to control',
    ...{initial: '10', unit: '%', min: 0.001, max: 1000},
  },
} satisfies Fields;
