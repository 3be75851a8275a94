import {confidence} from '../kit/commonFields.ts';
import type {Fields} from '../kit/fields.ts';
import type {Raw} from '../kit/types.ts';

const isRate = ({data}: Raw) => data === 'rate';
const isMean = ({data}: Raw) => data === 'mean';
const isNow = ({data}: Raw) => data === 'now';

/** The form: how much a subject varies, the effect, and how fast subjects come. */
export const fields = {
  data: {
    label: 'Metric',
    initial: 'rate',
    options: {rate: 'Conversion rate', mean: 'Mean per subject', now: 'Standard error so far'},
  },
  rate: {label: 'Rate of control', initial: '20', unit: '%', above: 0, below: 100, when: isRate},
  mean: {label: 'Mean', initial: '36.23', min: -1e12, max: 1e12, when: isMean},
  variance: {
    ...{label: 'Variance of one subject', initial: '80000', above: 0, max: 1e24, when: isMean},
  },
  se: {
    ...{label: 'Standard error', hint: 'Of the lift', initial: '1.409', unit: '%'},
    ...{above: 0, max: 1e6, when: isNow},
  },
  n: {
    ...{label: 'Subjects, both variations', initial: '80000', whole: true, min: 2, max: 1e12},
    when: isNow,
  },
  perWeek: {
    label: 'Subjects a week',
    hint: 'In control and treatment together',
    ...{initial: '10000', min: 10, max: 1e12},
  },
  weeks: {label: 'Weeks', initial: '10', whole: true, min: 2, max: 104},
  effect: {
    label: 'Estimated lift',
    hint: 'Without a sign',
    ...{initial: '5', unit: '%', min: 0.001, max: 1000},
  },
  confidence,
} satisfies Fields;
