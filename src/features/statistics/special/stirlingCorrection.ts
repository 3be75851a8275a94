import gammaln from '@stdlib/math-base-special-gammaln';

const HALF_LOG_TWO_PI = Math.log(2 * Math.PI) / 2;

/**
 * δ(x) = log Γ(x) − [(x − ½) log x − x + ½ log 2π], x > 0: what Stirling's formula leaves out.
 * From x = 10 the asymptotic series 1/(12x) − 1/(360x³) + … is exact to double precision.
 */
export function stirlingCorrection(x: number): number {
  if (x < 10) return gammaln(x) - ((x - 0.5) * Math.log(x) - x + HALF_LOG_TWO_PI);
  const square = 1 / (x * x);
  const series =
    1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188)));
  return series / x;
}
