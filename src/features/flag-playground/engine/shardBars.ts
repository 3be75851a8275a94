import type {RangeTrace, ShardTrace, SplitTrace} from './report.ts';
import {groupDigits} from '../../../shared/format.ts';

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

export interface BarSegment {
  start: number;
  end: number;
  variations: string[];
  isHit: boolean;
}

export interface Bar {
  salt: string;
  position: number;
  segments: BarSegment[];
}

function addRanges(bar: Bar, variation: string, {ranges, position}: ShardTrace): void {
  for (const {start, end} of ranges) {
    const known = bar.segments.find((segment) => segment.start === start && segment.end === end);
    if (!known) {
      const isHit = start <= position && position < end;
      bar.segments.push({start, end, variations: [variation], isHit});
    } else if (!known.variations.includes(variation)) {
      known.variations.push(variation);
    }
  }
}

/** Groups the shards of an allocation by salt: splits that share a salt share a bar. */
export function shardBars(splits: readonly SplitTrace[]): Bar[] {
  const bars = new Map<string, Bar>();
  for (const {variationKey, shards} of splits) {
    for (const shard of shards) {
      const {salt, position} = shard;
      const bar = bars.get(salt) ?? {salt, position, segments: []};
      bars.set(salt, bar);
      addRanges(bar, variationKey, shard);
    }
  }
  return [...bars.values()];
}
