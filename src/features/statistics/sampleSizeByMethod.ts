import {methodScale, ZERO_MEAN, type PlanningMethod} from './planning.ts';
import {finish, type WithReasons} from './result.ts';
import {sampleSizeForMean, type SampleSizeForMeanInput} from './sampleSizeForMean.ts';
import {bisect} from './special/bisect.ts';
import {requirePositive} from './validate.ts';

interface SampleSizeByMethodInput extends SampleSizeForMeanInput {
  method: PlanningMethod;
  /** N_tune, above 0; the product uses 10,000. */
  tuning: number;
}

interface SampleSizeByMethodResult extends WithReasons {
  nPerVariation: number | null;
  nPerVariationCeil: number | null;
  /** Interval width over the fixed-sample width at that size. */
  scale: number | null;
}

/**
 * Subjects per variation to detect a relative effect with any planning method: the inverse of
 * `minimumDetectableEffect`. The sequential multiplier depends on the answer, so it is solved
 * for numerically. Null when the mean is 0. Throws as `sampleSizeForMean` does, and for tuning
 * <= 0 or an unknown method.
 *
 * Source: product documentation, Sample size calculator usage, solved for N.
 */
export function sampleSizeByMethod(input: SampleSizeByMethodInput): SampleSizeByMethodResult {
  const fixed = sampleSizeForMean(input);
  requirePositive(input.tuning, 'tuning');
  const {method, alpha, tuning} = input;
  const base = fixed.nPerVariation;
  if (base === null) {
    return finish({nPerVariation: null, nPerVariationCeil: null, scale: null}, ZERO_MEAN);
  }
  if (base === 0) {
    return finish(
      {nPerVariation: 0, nPerVariationCeil: 0, scale: null},
      'The variance is 0, so any number of subjects is enough.',
    );
  }
  const squaredScale = (n: number): number => methodScale(method, n, alpha, tuning) ** 2;
  const shortfall = (logN: number): number => logN - Math.log(base * squaredScale(Math.exp(logN)));
  let upper = Math.log(base * squaredScale(base));
  while (shortfall(upper) < 0) upper += 1;
  const nPerVariation =
    method === 'sequential'
      ? Math.exp(bisect(shortfall, Math.log(base), upper))
      : base * squaredScale(base);
  return finish({
    nPerVariation,
    nPerVariationCeil: Math.ceil(nPerVariation),
    scale: Math.sqrt(squaredScale(nPerVariation)),
  });
}
