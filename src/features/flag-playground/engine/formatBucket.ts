import type {RangeTrace} from './report.ts';
import {groupDigits} from '../../../shared/groupDigits.ts';

/** The shards of a range, both ends included: 0 to 5000 is `0–4,999`. */
export function formatRange({start, end}: RangeTrace): string {
  if (end <= start) return 'nobody';
  return end - start === 1
    ? groupDigits(start)
    : `${groupDigits(start)}–${groupDigits(Math.ceil(end) - 1)}`;
}

export function formatRanges(ranges: readonly RangeTrace[]): string {
  return ranges.length === 0 ? 'no range' : ranges.map(formatRange).join(' or ');
}
