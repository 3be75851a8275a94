import gammainc from '@stdlib/math-base-special-gammainc';
import {requireEach, requireSameLength, StatisticsInputError} from './validate.ts';
import {finish} from './result.ts';

/** Above this many degrees of freedom the incomplete gamma function used loses digits. */
export const MAX_DEGREES_OF_FREEDOM = 1000;

/** P(X > x) for the chi-square distribution, x >= 0, df in (0, MAX_DEGREES_OF_FREEDOM]. */
export function chiSquareTail(x: number, df: number): number {
  return gammainc(x / 2, df / 2, true, true);
}

interface ChiSquareSfInput {
  /** Statistics of 0 or more. */
  x: readonly number[];
  /** Degrees of freedom in (0, 1000], one per statistic. */
  df: readonly number[];
}

/**
 * Upper tail of the chi-square distribution: P(X > x) for each pair.
 * Throws `StatisticsInputError` for x < 0, df outside (0, 1000] or lists of different length.
 */
export function chiSquareSf({x, df}: ChiSquareSfInput): {p: number[]} {
  requireEach(x, 'x', 'nonNegative');
  requireSameLength(df, 'df', x.length, 'x');
  requireEach(df, 'df', 'positive');
  const p = x.map((statistic, index) => {
    const degrees = df[index] as number;
    if (degrees > MAX_DEGREES_OF_FREEDOM) {
      throw new StatisticsInputError(
        `df[${index}]`,
        `df[${index}] must be at most ${MAX_DEGREES_OF_FREEDOM}, but it is ${degrees}.`,
      );
    }
    return chiSquareTail(statistic, degrees);
  });
  return finish({p});
}
