import type {PlainAllocation, PlainRange, PlainSplit} from '../engine/schema.ts';

type Shard = PlainSplit['shards'][number];

/** Shards in a row, counted from `start`. */
interface Stretch {
  salt: string;
  start: number;
  length: number;
}

/** How an allocation divides subjects, as far as percents can say it. */
export interface Division {
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

/** The ranges of a stretch. */
export function rangesOf(start: number, length: number): PlainRange[] {
  return length === 0 ? [] : [{start, end: start + length}];
}
