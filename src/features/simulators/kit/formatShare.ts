import {formatPercent} from '../../calculators/kit/format.ts';
import type {Share} from './model/shareInterval.ts';

/** A share of runs with one decimal. */
export function formatShare({share}: Share): string {
  return formatPercent(share, 1);
}

/** How far a share may be off. */
export function formatShareInterval({lower, upper}: Share): string {
  return `${formatPercent(lower, 1)} to ${formatPercent(upper, 1)}`;
}
