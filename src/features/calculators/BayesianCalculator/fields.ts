import {DEFAULT_PRIOR_SD} from '../../statistics/bayesianPosterior.ts';
import {confidence} from '../kit/commonFields.ts';
import type {Fields} from '../kit/fields.ts';

/** The form; the example is that of the page of formulas. */
export const fields = {
  lift: {label: 'Lift', initial: '6', unit: '%', min: -1e6, max: 1e6},
  se: {
    label: 'Standard error',
    hint: 'Of the lift',
    ...{initial: '3', unit: '%', above: 0, max: 1e6},
  },
  priorSd: {
    label: 'Prior standard deviation',
    hint: 'The prior is centered on no lift',
    ...{initial: String(DEFAULT_PRIOR_SD * 100), unit: '%', above: 0, max: 1e6},
  },
  precision: {
    label: 'Effect that matters',
    hint: 'Threshold of Probability > Precision',
    ...{initial: '2', unit: '%', min: 0, max: 1e6},
  },
  confidence,
  better: {
    label: 'Direction',
    initial: 'increase',
    options: {increase: 'An increase is good', decrease: 'A decrease is good'},
  },
} satisfies Fields;
