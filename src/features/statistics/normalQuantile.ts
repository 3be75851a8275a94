import {finish} from './result.ts';
import {standardNormalQuantile} from './special/standardNormal.ts';
import {requireLength, requireOpenFraction} from './validate.ts';

/**
 * Standard normal quantile: x with P(Z <= x) = p, for each p strictly between 0 and 1.
 * Throws `StatisticsInputError` for an empty list or p outside (0,1).
 */
export function normalQuantile({p}: {p: readonly number[]}): {x: number[]} {
  requireLength(p, 'p', 1);
  p.forEach((value, index) => requireOpenFraction(value, `p[${index}]`));
  return finish({x: p.map(standardNormalQuantile)});
}
