import type {ShardTrace, SplitTrace} from './report.ts';

/** A range of shards and the variations whose splits have it. */
export interface BarSegment {
  start: number;
  end: number;
  variations: string[];
  /** The subject's shard is in it. */
  isHit: boolean;
}

/** All shards of one salt, with the subject's place. */
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
