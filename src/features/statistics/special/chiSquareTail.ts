import gammainc from '@stdlib/math-base-special-gammainc';

/** Above this many degrees of freedom the incomplete gamma function used loses digits. */
export const MAX_DEGREES_OF_FREEDOM = 1000;

/** P(X > x) for the chi-square distribution, x >= 0, df in (0, MAX_DEGREES_OF_FREEDOM]. */
export function chiSquareTail(x: number, df: number): number {
  return gammainc(x / 2, df / 2, true, true);
}
