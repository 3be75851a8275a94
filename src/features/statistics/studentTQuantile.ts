import studentQuantile from '@stdlib/stats-base-dists-t-quantile';
import {finish} from './result.ts';
import {
  requireLength,
  requireOpenFraction,
  requirePositive,
  requireSameLength,
} from './validate.ts';

interface StudentTQuantileInput {
  /** Probabilities strictly between 0 and 1. */
  p: readonly number[];
  /** Degrees of freedom above 0, one per probability; may be fractional. */
  df: readonly number[];
}

/**
 * Student t quantile for each pair of probability and degrees of freedom.
 * Throws `StatisticsInputError` for p outside (0,1), df <= 0 or lists of different length.
 */
export function studentTQuantile({p, df}: StudentTQuantileInput): {t: number[]} {
  requireLength(p, 'p', 1);
  requireSameLength(df, 'df', p.length, 'p');
  const t = p.map((probability, index) => {
    const degrees = df[index] as number;
    requireOpenFraction(probability, `p[${index}]`);
    requirePositive(degrees, `df[${index}]`);
    return studentQuantile(probability, degrees);
  });
  return finish({t});
}
