import {DEFAULT_PRIOR_SD} from '../../statistics/bayesianPosterior.ts';
import type {Fields} from '../../calculators/kit/fields.ts';
import {runs, seed} from '../kit/model/fields.ts';

/** The form: an A/A test, and how it is looked at. */
export const fields = {
  days: {label: 'Days, one look each', initial: '28', whole: true, min: 1, max: 90},
  perDay: {
    label: 'Subjects per day and variation',
    ...{initial: '500', whole: true, min: 10, max: 1e6},
  },
  rate: {label: 'Conversion rate of both', initial: '20', unit: '%', above: 0, below: 100},
  confidence: {label: 'Confidence level', initial: '95', unit: '%', min: 50, max: 99.99},
  priorSd: {
    label: 'Prior standard deviation',
    hint: 'Bayesian only; centered on no lift',
    ...{initial: String(DEFAULT_PRIOR_SD * 100), unit: '%', min: 0.001, max: 1e6},
  },
  runs: {...runs, label: 'A/A tests'},
  seed,
} satisfies Fields;
