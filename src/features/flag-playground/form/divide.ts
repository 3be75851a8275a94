import type {Path} from '../engine/problem.ts';
import type {PlainAllocation, PlainFlag, PlainRange} from '../engine/schema.ts';
import {rangesOf, type Division} from './division.ts';
import type {Edit} from './edits.ts';

/** An allocation that percents can describe, with its place in the flag. */
export interface Divided {
  flag: PlainFlag;
  allocation: PlainAllocation;
  /** From the flag to the allocation. */
  path: Path;
  division: Division;
}

function freshSalt({allocations}: PlainFlag, wanted: string): string {
  const taken = new Set(
    allocations.flatMap(({splits}) => splits.flatMap(({shards}) => shards.map(({salt}) => salt))),
  );
  let salt = wanted;
  for (let count = 2; taken.has(salt); count += 1) salt = `${wanted}-${count}`;
  return salt;
}

/** Changes ranges to one; a range that stays keeps what else is written in it. */
function rangeEdits(path: Path, ranges: readonly PlainRange[], next: PlainRange[]): Edit[] {
  const [old, range] = [ranges[0], next[0]];
  if (!old || !range || ranges.length > 1) return [{path, value: next}];
  return (['start', 'end'] as const)
    .filter((side) => old[side] !== range[side])
    .map((side) => ({path: [...path, 0, side], value: range[side]}));
}

/** Lets a number of shards take part; the salt stays, so that those who took part still do. */
export function setExposure(divided: Divided, length: number): Edit[] {
  const {flag, allocation, path, division} = divided;
  const {exposure} = division;
  const splits = allocation.splits.map(({shards}, index) => ({
    ranges: shards[0]?.ranges ?? [],
    place: [...path, 'splits', index, 'shards', 0],
  }));
  if (exposure) {
    const {start} = exposure;
    // An empty range keeps the place of one that does not begin with the first shard.
    const next = start > 0 ? [{start, end: start + length}] : rangesOf(start, length);
    return splits.flatMap(({ranges, place}) => rangeEdits([...place, 'ranges'], ranges, next));
  }
  if (length === flag.totalShards) return [];
  const salt = freshSalt(flag, `traffic-${flag.key}-${allocation.key}`);
  const value = {salt, ranges: rangesOf(0, length)};
  return splits.map(({place}) => ({path: place, value, isInsertion: true}));
}

/** Gives each split a number of shards, one after the other. */
export function setWeights({allocation, path, division}: Divided, lengths: number[]): Edit[] {
  if (!division.weights) return [];
  let {start} = division.weights;
  return allocation.splits.flatMap(({shards}, index) => {
    const length = lengths[index] ?? 0;
    const last = shards.length - 1;
    const next = rangesOf(start, length);
    start += length;
    const place = [...path, 'splits', index, 'shards', last, 'ranges'];
    return rangeEdits(place, shards[last]?.ranges ?? [], next);
  });
}

/** Adds a split that nobody gets yet: what the others get stays the same. */
export function addSplit({flag, allocation, path, division}: Divided): Edit[] {
  const {splits} = allocation;
  const keys = Object.keys(flag.variations);
  const unused = keys.find((key) => splits.every(({variationKey}) => variationKey !== key));
  const variationKey = unused ?? keys[0] ?? '';
  const added = {path: [...path, 'splits', splits.length], isInsertion: true};
  if (splits.length === 0) return [{...added, value: {variationKey, shards: []}}];
  const {exposure, weights} = division;
  const salt = weights?.salt ?? freshSalt(flag, `split-${flag.key}-${allocation.key}`);
  const first = exposure ? splits[0]!.shards.slice(0, 1) : [];
  const value = {variationKey, shards: [...first, {salt, ranges: []}]};
  const everybody = {salt, ranges: rangesOf(0, flag.totalShards)};
  const divides: Edit[] = splits.map(({shards}, index) => ({
    path: [...path, 'splits', index, 'shards', shards.length],
    value: everybody,
    isInsertion: true,
  }));
  return [...(weights ? [] : divides), {...added, value}];
}
