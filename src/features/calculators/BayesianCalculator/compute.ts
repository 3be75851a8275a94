import {bayesianPosterior} from '../../statistics/bayesianPosterior.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import type {Values, Fields} from '../kit/fields.ts';
import {better, confidence, lift, priorSd, se} from '../kit/commonFields.ts';

/** The form; the example is that of the page of formulas. */
export const fields = {
  lift: {...lift, initial: '6'},
  se: {...se, initial: '3'},
  priorSd: {...priorSd, hint: 'The prior is centered on no lift'},
  precision: {
    label: 'Effect that matters',
    hint: 'Threshold of Probability > Precision',
    initial: '2',
    unit: '%',
    min: 0,
    max: 1e6,
  },
  confidence,
  better,
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
