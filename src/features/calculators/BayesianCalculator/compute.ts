import {bayesianPosterior} from '../../statistics/bayesianPosterior.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import type {Values} from '../kit/fields.ts';
import type {fields} from './fields.ts';

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
