import {shardOf} from './hash.ts';
import type {Mark, ShardTrace, SplitTrace} from './report.ts';
import type {PlainAllocation, PlainRange, PlainSplit} from './schema.ts';

function markOf(ranges: readonly PlainRange[], position: number): Mark {
  if (Number.isNaN(position)) return 'failed';
  return ranges.some(({start, end}) => start <= position && position < end) ? 'true' : 'false';
}

function traceShards(
  {shards}: PlainSplit,
  subjectKey: string,
  totalShards: number,
  isReached: boolean,
): ShardTrace[] {
  let isOver = !isReached;
  return shards.map(({salt, ranges}) => {
    const position = shardOf(salt, subjectKey, totalShards);
    const mark = isOver ? 'skipped' : markOf(ranges, position);
    isOver ||= mark !== 'true';
    return {salt, position, ranges: ranges.map(({start, end}) => ({start, end})), mark};
  });
}

/**
 * Marks the splits of an allocation with the subject's shards. The first split whose shards all
 * match is taken, and within a split the first shard that does not match ends it.
 *
 * @param isReached whether the evaluator came to the splits.
 */
export function traceSplits(
  {splits}: PlainAllocation,
  subjectKey: string,
  totalShards: number,
  isReached: boolean,
): SplitTrace[] {
  let isOver = !isReached;
  return splits.map((split) => {
    const shards = traceShards(split, subjectKey, totalShards, !isOver);
    const decisive = shards.find(({mark}) => mark !== 'true')?.mark ?? 'true';
    const mark = isOver ? 'skipped' : decisive;
    isOver ||= mark !== 'false';
    return {variationKey: split.variationKey, shards, mark};
  });
}
