import {cumsum, range} from 'd3-array';
import {twoSidedCriticalValue} from '../../statistics/special/standardNormal.ts';
import {formatPercent} from '../../calculators/kit/format.ts';

/** Whether a day is worth a row of a table: the first ones, the end of each week, and the last. */
export function isRowDay(day: number, last: number): boolean {
  return day <= 3 || day % 7 === 0 || day === last;
}

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

/**
 * Runs in which something had happened on a day or before, as shares of all, and those in which it
 * ever did.
 *
 * @param firsts in how many it happened first, day by day.
 */
export function sharesByDay(
  firsts: readonly number[],
  runs: number,
): {byDay: number[]; ever: Share} {
  const sums = [...cumsum(firsts)];
  const byDay = sums.map((sum) => sum / Math.max(1, runs));
  return {byDay, ever: shareInterval(sums.at(-1) ?? 0, runs)};
}

/** Rows of a table for the days that are worth one: a share of each series. */
export function dayRows(series: readonly (readonly number[])[]): string[][] {
  const days = range(1, 1 + (series[0]?.length ?? 0));
  return days
    .filter((day) => isRowDay(day, days.length))
    .map((day) => [String(day), ...series.map((byDay) => formatPercent(byDay[day - 1] ?? 0, 1))]);
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
