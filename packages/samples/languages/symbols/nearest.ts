import {suggest} from '../../../../src/shared/suggest.ts';

/** "did you mean …?" with the nearest candidate, or undefined when none is near. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  return suggest(
    name,
    [...new Set(candidates)].filter((each) => each !== name),
  );
}
