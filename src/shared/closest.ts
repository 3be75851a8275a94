import {distance} from 'fastest-levenshtein';

/**
 * Finds the known name a reader probably meant.
 *
 * @returns the candidate with the smallest edit distance, ignoring case, or undefined when none
 * is within a third of the name's length (at least 2 edits).
 */
export function closest(name: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 3));
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      edits: distance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({edits}) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}
