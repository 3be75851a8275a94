import {twoSidedCriticalValue} from '../../statistics/special/standardNormal.ts';
import {formatPercent} from '../../calculators/kit/format.ts';

/** What runs say of a chance: their share, and how far it may be off. */
export interface Share {
  share: number;
  lower: number;
  upper: number;
}

/**
 * The share of runs in which something happened with its 95% Monte Carlo interval, which is 0 to 1
 * without runs.
 *
 * Source: Wilson, Journal of the American Statistical Association 22, 1927.
 */
export function shareInterval(count: number, runs: number): Share {
  if (runs === 0) return {share: 0, lower: 0, upper: 1};
  const square = twoSidedCriticalValue(0.05) ** 2;
  const share = count / runs;
  const middle = (count + square / 2) / (runs + square);
  const reach = Math.sqrt(square * (runs * share * (1 - share) + square / 4)) / (runs + square);
  return {share, lower: Math.max(0, middle - reach), upper: Math.min(1, middle + reach)};
}

/** Points of a line that begins at nothing on day 0. */
export function dayPoints(values: readonly number[]): (readonly [number, number])[] {
  return [0, ...values].map((value, day) => [day, value] as const);
}

/** Why an experiment shows no lift; ends a sentence. */
export const NO_LIFT = 'the conversion rate of control stays less than 10 standard errors from 0';

/** A share of runs with one decimal. */
export function formatShare({share}: Share): string {
  return formatPercent(share, 1);
}

/** How far a share may be off. */
export function formatShareInterval({lower, upper}: Share): string {
  return `${formatPercent(lower, 1)} to ${formatPercent(upper, 1)}`;
}
