import type {RangeTrace} from './report.ts';
import {groupDigits} from '../../../shared/groupDigits.ts';

/** A shard or a count with grouped thousands. */
export function formatCount(count: number): string {
  return groupDigits(count);
}

/** The shards of a range, both ends included: 0 to 5000 is `0–4,999`. */
export function formatRange({start, end}: RangeTrace): string {
  if (end <= start) return 'nobody';
  return end - start === 1
    ? formatCount(start)
    : `${formatCount(start)}–${formatCount(Math.ceil(end) - 1)}`;
}

export function formatRanges(ranges: readonly RangeTrace[]): string {
  return ranges.length === 0 ? 'no range' : ranges.map(formatRange).join(' or ');
}
