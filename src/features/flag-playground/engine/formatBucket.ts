import type {RangeTrace} from './report.ts';
import {groupDigits} from '../../../shared/groupDigits.ts';

/** The shards of a range, both ends included: 0 to 5000 is `0–4,999`. */
export function formatRange({start, end}: RangeTrace): string {
  if (end <= start) return 'nobody';
  return end - start === 1
    ? groupDigits(start)
    : `${groupDigits(start)}–${groupDigits(Math.ceil(end) - 1)}`;
}

/** Shards of several ranges; undefined where all of them are empty. */
export function formatRanges(ranges: readonly RangeTrace[]): string | undefined {
  const some = ranges.filter(({start, end}) => start < end);
  return some.length > 0 ? some.map(formatRange).join(' or ') : undefined;
}
