import {closest} from '../../../../src/shared/closest.ts';

/** "did you mean …?" with the nearest candidate, or undefined when none is near. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const guess = closest(
    name,
    [...new Set(candidates)].filter((each) => each !== name),
  );
  return guess ? `did you mean \`${guess}\`?` : undefined;
}
