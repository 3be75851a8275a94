import {DEFAULT_PRIOR_SD} from '../../statistics/bayesianPosterior.ts';
import {confidence} from '../kit/commonFields.ts';
import type {Fields} from '../kit/fields.ts';
import type {Raw} from '../kit/types.ts';

const isShown = ({data}: Raw) => data === 'interval';
const isComputed = ({data}: Raw) => data === 'lift';

const lift = {unit: '%', min: -1e6, max: 1e6} as const;

/** The form; the example is that of the page on non-inferiority tests. */
export const fields = {
  data: {
    label: 'Data',
    initial: 'lift',
    options: {lift: 'Lift and standard error', interval: 'An interval from the results'},
  },
  lift: {label: 'Lift', initial: '-0.5', ...lift, when: isComputed},
  se: {
    label: 'Standard error',
    hint: 'Of the lift',
    initial: '1.409',
    unit: '%',
    above: 0,
    max: 1e6,
    when: isComputed,
  },
  n: {
    label: 'Subjects, both variations',
    initial: '80000',
    whole: true,
    min: 2,
    max: 1e15,
    when: isComputed,
  },
  lower: {label: 'Lower bound', initial: '-4.4', ...lift, when: isShown},
  upper: {label: 'Upper bound', initial: '2.4', ...lift, when: isShown},
  margin: {
    label: 'Margin',
    hint: 'The harm you tolerate, without a sign',
    initial: '3.5',
    unit: '%',
    above: 0,
    max: 1e6,
  },
  better: {
    label: 'Direction',
    initial: 'increase',
    options: {increase: 'An increase is good', decrease: 'A decrease is good'},
  },
  confidence: {...confidence, when: isComputed},
  priorSd: {
    label: 'Prior standard deviation',
    hint: 'Bayesian only; centered on no lift',
    initial: String(DEFAULT_PRIOR_SD * 100),
    unit: '%',
    above: 0,
    max: 1e6,
    when: isComputed,
  },
} satisfies Fields;
