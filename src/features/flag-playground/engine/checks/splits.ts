import type {Path} from '../problem.ts';
import {formatRange} from '../formatBucket.ts';
import type {PlainAllocation, PlainFlag, PlainRange, PlainSplit} from '../schema.ts';

interface Warning {
  message: string;
  path: Path;
}

function rangeProblem({start, end}: PlainRange, totalShards: number): string | undefined {
  if (end <= start) return `The range from ${start} to ${end} is empty: "end" is not part of it.`;
  return start < 0 || end > totalShards
    ? `The range ${formatRange({start, end})} leaves the shards 0–${totalShards - 1}.`
    : undefined;
}

function saltProblem({shards}: PlainSplit): string | undefined {
  const salts = shards.map(({salt}) => salt);
  const twice = salts.find((salt, index) => salts.indexOf(salt) !== index);
  return twice === undefined
    ? undefined
    : `Both shards use the salt "${twice}", so exposure and split are the same draw.`;
}

/** Ranges of the shards that differ between splits, which divide the subjects among them. */
function dividingRanges(splits: readonly PlainSplit[]): PlainRange[] {
  return splits.flatMap(({shards}) => shards.at(-1)?.ranges ?? []);
}

function divisionProblem({splits}: PlainAllocation): string | undefined {
  const salts = new Set(splits.map(({shards}) => shards.at(-1)?.salt));
  if (splits.length < 2 || salts.size !== 1 || salts.has(undefined)) return undefined;
  const ranges = dividingRanges(splits).sort((a, b) => a.start - b.start);
  const overlap = ranges.find((range, index) => (ranges[index - 1]?.end ?? 0) > range.start);
  return overlap
    ? `Ranges of the splits overlap at ${overlap.start}: the first split wins there.`
    : undefined;
}

/** What is wrong with the splits of an allocation although the evaluator accepts it. */
export function splitProblems(
  allocation: PlainAllocation,
  {variations, totalShards}: PlainFlag,
): Warning[] {
  const found: [string | undefined, Path][] = [[divisionProblem(allocation), ['splits']]];
  if (allocation.splits.length === 0) found.push(['No splits: nobody matches.', ['splits']]);
  allocation.splits.forEach((split, index) => {
    const path = ['splits', index];
    if (!Object.hasOwn(variations, split.variationKey)) {
      const message = `No variation "${split.variationKey}": whoever lands here gets ASSIGNMENT_ERROR.`;
      found.push([message, [...path, 'variationKey']]);
    }
    found.push([saltProblem(split), [...path, 'shards']]);
    split.shards.forEach(({ranges}, shard) => {
      const place = [...path, 'shards', shard, 'ranges'];
      if (ranges.length === 0) found.push(['No ranges: nobody is in this split.', place]);
      ranges.forEach((range, at) => found.push([rangeProblem(range, totalShards), [...place, at]]));
    });
  });
  return found.flatMap(([message, path]) => (message === undefined ? [] : [{message, path}]));
}
