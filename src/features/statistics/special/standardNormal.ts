import erfc from '@stdlib/math-base-special-erfc';
import erfcinv from '@stdlib/math-base-special-erfcinv';
import erfcx from '@stdlib/math-base-special-erfcx';
import {finish} from '../result.ts';
import {requireEach} from '../validate.ts';

const SQRT_HALF_PI = Math.sqrt(Math.PI / 2);

/** P(Z <= x) for a standard normal Z; accurate in both tails. */
export function standardNormalCdf(x: number): number {
  return erfc(-x / Math.SQRT2) / 2;
}

/** Inverse of `standardNormalCdf` for p in (0,1); accurate for p down to the smallest number. */
export function standardNormalQuantile(p: number): number {
  return p === 0.5 ? 0 : -Math.SQRT2 * erfcinv(2 * p);
}

/** Critical value z with P(|Z| > z) = alpha, alpha in (0,1); 1.959964 for alpha = 0.05. */
export function twoSidedCriticalValue(alpha: number): number {
  return -standardNormalQuantile(alpha / 2);
}

/** Two-sided p-value 2 Φ(−|z|) in [0,1]. */
export function twoSidedPValue(z: number): number {
  return erfc(Math.abs(z) / Math.SQRT2);
}

/**
 * Upper-tail quantile x >= 0 with P(Z > x) = exp(logP), for logP below log(0.5).
 * Works where exp(logP) underflows: fixed-point iteration on the scaled tail, which
 * contracts by about 1/x² per step.
 */
export function upperQuantileOfLogProbability(logP: number): number {
  if (logP > -600) return -standardNormalQuantile(Math.exp(logP));
  let x = Math.sqrt(-2 * logP);
  for (let step = 0; step < 8; step += 1) {
    x = Math.sqrt(2 * (Math.log(erfcx(x / Math.SQRT2) / 2) - logP));
  }
  return x;
}

/**
 * E[Z | Z < -a] + a = a − φ(a)/Φ(−a), always negative: how far, in standard deviations, the
 * mean of the tail lies beyond the cut. The difference cancels for large a, where its
 * asymptotic series −1/a + 2/a³ − 10/a⁵ + 74/a⁷ takes over.
 */
export function meanBeyondCut(a: number): number {
  if (a > 60) {
    const inverse = 1 / a;
    const square = inverse * inverse;
    return -inverse * (1 - square * (2 - square * (10 - 74 * square)));
  }
  return a - 1 / (SQRT_HALF_PI * erfcx(a / Math.SQRT2));
}

/**
 * Standard normal distribution function: P(Z <= x) for each x.
 * Throws `StatisticsInputError` for an empty list or a value that is not a finite number.
 */
export function normalCdf({x}: {x: readonly number[]}): {p: number[]} {
  requireEach(x, 'x', 'number');
  return finish({p: x.map(standardNormalCdf)});
}

/**
 * Standard normal quantile: x with P(Z <= x) = p, for each p strictly between 0 and 1.
 * Throws `StatisticsInputError` for an empty list or p outside (0,1).
 */
export function normalQuantile({p}: {p: readonly number[]}): {x: number[]} {
  requireEach(p, 'p', 'openFraction');
  return finish({x: p.map(standardNormalQuantile)});
}
