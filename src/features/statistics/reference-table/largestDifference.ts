/** A number that two tools computed. */
interface Compared {
  /** Name of the output; of a list, with its place. */
  output: string;
  ours: number;
  theirs: number;
  /** |ours − theirs| / |theirs|, or the distance itself where theirs is 0. */
  difference: number;
}

function compareAll(output: string, ours: unknown, theirs: unknown): Compared[] {
  if (typeof theirs === 'number' && typeof ours === 'number') {
    const distance = Math.abs(ours - theirs);
    const difference = theirs === 0 ? distance : distance / Math.abs(theirs);
    return [{output, ours, theirs, difference}];
  }
  if (typeof theirs !== 'object' || theirs === null) return [];
  return Object.entries(theirs).flatMap(([key, value]) => {
    const name = Array.isArray(theirs) ? `${output}[${Number(key) + 1}]` : key;
    return compareAll(name, (ours as Record<string, unknown>)[key], value);
  });
}

/**
 * The output that differs most from another tool's. Throws when there is no number to compare, as
 * after an output has been renamed.
 */
export function largestDifference(ours: unknown, theirs: unknown): Compared {
  const [first, ...others] = compareAll('', ours, theirs);
  if (!first) throw new Error('There is no number to compare.');
  return others.reduce((most, next) => (next.difference > most.difference ? next : most), first);
}
