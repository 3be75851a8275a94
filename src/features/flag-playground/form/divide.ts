import type {PlainAllocation, PlainRange, PlainSplit, PlainFlag} from '../engine/schema.ts';
import type {Path} from '../engine/problem.ts';
import type {Edit} from './edits.ts';

type Shard = PlainSplit['shards'][number];

/** Shards in a row, counted from `start`. */
interface Stretch {
  salt: string;
  start: number;
  length: number;
}

/** How an allocation divides subjects, as far as percents can say it. */
interface Division {
  /** Who takes part; everybody when absent. */
  exposure?: Stretch;
  /** Who of those gets which split, in the order of the splits; absent while there is only one. */
  weights?: {salt: string; start: number; lengths: readonly number[]};
}

/** The stretch that a shard lets through; undefined when it is more than one. */
function stretchOf({salt, ranges}: Shard, totalShards: number): Stretch | undefined {
  const [range = {start: 0, end: 0}, ...others] = ranges;
  const {start, end} = range;
  const isWithin = 0 <= start && start <= end && end <= totalShards;
  if (others.length > 0 || !isWithin || ![start, end].every(Number.isInteger)) return undefined;
  return {salt, start, length: end - start};
}

const isSame = (one: Stretch | undefined, other: Stretch | undefined): boolean =>
  one?.salt === other?.salt && one?.start === other?.start && one?.length === other?.length;

/** Stretches of one salt that follow each other; empty ones may be anywhere. */
function readWeights(stretches: readonly (Stretch | undefined)[]): Division['weights'] {
  const salt = stretches[0]?.salt;
  const filled = stretches.filter((stretch) => stretch?.length !== 0);
  const start = filled[0]?.start ?? 0;
  let next = start;
  for (const stretch of filled) {
    if (stretch?.start !== next) return undefined;
    next += stretch.length;
  }
  return salt !== undefined && stretches.every((stretch) => stretch?.salt === salt)
    ? {salt, start, lengths: stretches.map((stretch) => stretch?.length ?? 0)}
    : undefined;
}

/**
 * Reads how an allocation divides subjects: first by one stretch for all splits, then by one for
 * each, under another salt. Undefined when it divides them in another way.
 */
export function readDivision({splits}: PlainAllocation, totalShards: number): Division | undefined {
  const depth = splits[0]?.shards.length ?? 0;
  if (depth > 2 || splits.some(({shards}) => shards.length !== depth)) return undefined;
  if (depth === 0) return splits.length <= 1 ? {} : undefined;
  const stretches = splits.map(({shards}) => shards.map((shard) => stretchOf(shard, totalShards)));
  const exposure = stretches[0]?.[0];
  if (depth === 1 && splits.length === 1) return exposure && {exposure};
  const weights = readWeights(stretches.map((each) => each.at(-1)));
  if (!weights || depth === 1) return weights && {weights};
  const isShared = stretches.every(([first]) => isSame(first, exposure));
  return exposure && isShared && exposure.salt !== weights.salt ? {exposure, weights} : undefined;
}

function rangesOf(start: number, length: number): PlainRange[] {
  return length === 0 ? [] : [{start, end: start + length}];
}

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
