import {confidence, isMean, isRate, MEAN, VARIANCE} from '../kit/commonFields.ts';
import type {Fields} from '../kit/fields.ts';

const weeks = {min: 0.1, max: 104};

/** The form: the metric, how far the experiment is, and what is hoped for. */
export const fields = {
  metric: {
    label: 'Metric',
    initial: 'binary',
    options: {binary: 'Conversion rate', mean: 'Mean per subject'},
  },
  rate: {label: 'Rate of control', initial: '20', unit: '%', above: 0, below: 100, when: isRate},
  mean: {label: 'Mean of control', initial: '36.23', ...MEAN, when: isMean},
  variance: {label: 'Variance of one subject', initial: '80000', ...VARIANCE, when: isMean},
  n: {
    label: 'Subjects per variation so far',
    initial: '2500',
    whole: true,
    min: 2,
    max: 1e12,
  },
  weeksNow: {label: 'Weeks so far', initial: '1', ...weeks},
  weeksPlanned: {label: 'Weeks planned', initial: '4', ...weeks},
  effect: {
    label: 'True effect',
    hint: 'The relative change you would not want to miss',
    initial: '10',
    unit: '%',
    min: 0.001,
    max: 1000,
  },
  confidence,
  power: {
    label: 'Power',
    hint: 'For the minimum detectable effect',
    initial: '80',
    unit: '%',
    min: 1,
    below: 100,
  },
  lower: {
    label: 'Lower bound now',
    hint: 'Of the interval that the experiment shows',
    initial: '-6',
    unit: '%',
    min: -1e6,
    max: 1e6,
  },
  upper: {label: 'Upper bound now', initial: '16', unit: '%', min: -1e6, max: 1e6},
  precision: {
    label: 'Target precision',
    hint: 'Half of the width that you want',
    initial: '5',
    unit: '%',
    above: 0,
    max: 1e6,
  },
} satisfies Fields;
