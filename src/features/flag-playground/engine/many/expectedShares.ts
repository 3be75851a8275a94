import {cross, rollup, sum} from 'd3-array';
import type {PlainFlag, PlainSplit} from '../schema.ts';
import {groupName} from './tally.ts';

/** More combinations of ranges than these are not worth their time. */
const MOST_CELLS = 20_000;

/** A run of shards of a salt within which nothing changes. */
interface Cell {
  salt: string;
  shard: number;
  share: number;
}

function cellsOf(splits: readonly PlainSplit[], salt: string, totalShards: number): Cell[] {
  const ranges = splits.flatMap(({shards}) =>
    shards.filter((shard) => shard.salt === salt).flatMap((shard) => shard.ranges),
  );
  const ends = ranges
    .flatMap(({start, end}) => [Math.ceil(start), Math.ceil(end)])
    .filter((end) => end > 0 && end < totalShards);
  const starts = [...new Set([0, ...ends])].sort((a, b) => a - b);
  return starts.map((shard, index) => ({
    salt,
    shard,
    share: ((starts[index + 1] ?? totalShards) - shard) / totalShards,
  }));
}

function isIn({shards}: PlainSplit, drawn: readonly Cell[]): boolean {
  return shards.every(({salt, ranges}) => {
    const {shard} = drawn.find((cell) => cell.salt === salt)!;
    return ranges.some(({start, end}) => start <= shard && shard < end);
  });
}

/** The group that subjects with these shards should be in. */
function groupOf(
  {allocations}: PlainFlag,
  isOpen: readonly boolean[],
  drawn: readonly Cell[],
): string {
  for (const [index, {splits}] of allocations.entries()) {
    const split = isOpen[index] ? splits.find((each) => isIn(each, drawn)) : undefined;
    if (split) {
      return groupName({position: index + 1, variation: split.variationKey, code: 'MATCH'});
    }
  }
  return groupName({position: null, variation: null, code: 'DEFAULT_ALLOCATION_NULL'});
}

/**
 * The share of subjects that the ranges of a flag promise to each group, if every salt draws anew.
 *
 * @param isOpen whether the rules and the schedule of each allocation let the subjects in.
 * @returns undefined when there are too many combinations.
 */
export function expectedShares(
  flag: PlainFlag,
  isOpen: readonly boolean[],
): ReadonlyMap<string, number> | undefined {
  const splits = flag.allocations.flatMap((allocation, index) =>
    isOpen[index] ? allocation.splits : [],
  );
  const salts = [...new Set(splits.flatMap(({shards}) => shards.map(({salt}) => salt)))];
  const cells = salts.map((salt) => cellsOf(splits, salt, flag.totalShards));
  if (cells.reduce((product, {length}) => product * length, 1) > MOST_CELLS) return undefined;
  const draws = cells.length === 0 ? [[]] : cross(...cells);
  return rollup(
    draws,
    (same) => sum(same, (drawn) => drawn.reduce((product, {share}) => product * share, 1)),
    (drawn) => groupOf(flag, isOpen, drawn),
  );
}
