import betainc from '@stdlib/math-base-special-betainc';

/**
 * P(F > f) for the F distribution with d1 and d2 degrees of freedom, f >= 0.
 * The incomplete beta function is asked for the side whose argument is not close to 1.
 */
export function fTail(f: number, d1: number, d2: number): number {
  const explained = d1 * f;
  const total = d2 + explained;
  return explained > d2
    ? betainc(d2 / total, d2 / 2, d1 / 2, true, false)
    : betainc(explained / total, d1 / 2, d2 / 2, true, true);
}
