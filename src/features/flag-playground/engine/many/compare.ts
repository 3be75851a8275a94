import type {Tally} from './tally.ts';

/** How many subjects an edit leaves alone, moves, takes in and lets go. */
export interface Comparison {
  stay: number;
  /** From one variation to another. */
  move: number;
  /** From the default to a variation. */
  join: number;
  /** From a variation to the default. */
  leave: number;
  /** What changes, the most frequent first; null is the default. */
  changes: {from: string | null; to: string | null; subjects: number}[];
}

/** Compares what the same subjects get before and after an edit. */
export function compare(before: Tally, after: Tally): Comparison {
  const counts = new Map<string, Comparison['changes'][number]>();
  const result: Comparison = {stay: 0, move: 0, join: 0, leave: 0, changes: []};
  before.members.forEach((group, subject) => {
    const from = before.groups[group]?.variation ?? null;
    const to = after.groups[after.members[subject] ?? -1]?.variation ?? null;
    if (from === to) {
      result.stay += 1;
      return;
    }
    result[from === null ? 'join' : to === null ? 'leave' : 'move'] += 1;
    const name = JSON.stringify([from, to]);
    const change = counts.get(name) ?? {from, to, subjects: 0};
    change.subjects += 1;
    counts.set(name, change);
  });
  return {...result, changes: [...counts.values()].sort((a, b) => b.subjects - a.subjects)};
}
