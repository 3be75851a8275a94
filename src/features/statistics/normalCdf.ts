import {finish} from './result.ts';
import {standardNormalCdf} from './special/standardNormal.ts';
import {requireNumbers} from './validate.ts';

/**
 * Standard normal distribution function: P(Z <= x) for each x.
 * Throws `StatisticsInputError` for an empty list or a value that is not a finite number.
 */
export function normalCdf({x}: {x: readonly number[]}): {p: number[]} {
  requireNumbers(x, 'x');
  return finish({p: x.map(standardNormalCdf)});
}
