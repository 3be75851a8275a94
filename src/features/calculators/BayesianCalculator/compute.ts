import {bayesianPosterior, DEFAULT_PRIOR_SD} from '../../statistics/bayesianPosterior.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import type {Values, Fields} from '../kit/fields.ts';
import {confidence} from '../kit/commonFields.ts';

/** The form; the example is that of the page of formulas. */
export const fields = {
  lift: {label: 'Lift', initial: '6', unit: '%', min: -1e6, max: 1e6},
  se: {
    label: 'Standard error',
    hint: 'Of the lift',
    initial: '3',
    unit: '%',
    above: 0,
    max: 1e6,
  },
  priorSd: {
    label: 'Prior standard deviation',
    hint: 'The prior is centered on no lift',
    initial: String(DEFAULT_PRIOR_SD * 100),
    unit: '%',
    above: 0,
    max: 1e6,
  },
  precision: {
    label: 'Effect that matters',
    hint: 'Threshold of Probability > Precision',
    initial: '2',
    unit: '%',
    min: 0,
    max: 1e6,
  },
  confidence,
  better: {
    label: 'Direction',
    initial: 'increase',
    options: {increase: 'An increase is good', decrease: 'A decrease is good'},
  },
} satisfies Fields;

/** Prior standard deviations shown beside the chosen one, as multiples of it. */
const SCALES = [0.25, 0.5, 1, 2, 4];

export type Belief = ReturnType<typeof combine>;

/** The posterior of the lift under the chosen prior, and under stronger and weaker ones. */
export function combine(values: Values<typeof fields>) {
  const {lift, se: standardError, priorSd, precision, confidence, better} = values;
  const higherIsBetter = better === 'increase';
  const input = {lift, standardError, precision, confidence, higherIsBetter, priorMean: 0};
  const priors = SCALES.map((scale) => {
    const sd = scale * priorSd;
    return {priorSd: sd, scale, posterior: bayesianPosterior({...input, priorSd: sd})};
  });
  const posterior = bayesianPosterior({...input, priorSd});
  return {values, posterior, priors, fixed: fixedSampleCI({lift, standardError, confidence})};
}
