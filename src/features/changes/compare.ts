import type {Section, Statement} from './sections.ts';

/** What a section says now, and said before. */
export interface ChangedSection {
  /** Empty above the first heading. */
  heading: string;
  added: string[];
  removed: string[];
}

function takeOut(counts: Map<string, number>, {words}: Statement): boolean {
  const left = counts.get(words) ?? 0;
  counts.set(words, left - 1);
  return left > 0;
}

/** The statements of each section that the other version does not have, wherever they stand there. */
function missingIn(other: readonly Section[], sections: readonly Section[]) {
  const counts = new Map<string, number>();
  for (const {words} of other.flatMap(({statements}) => statements)) {
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return sections.map(({heading, statements}) => ({
    heading,
    statements: statements.filter((statement) => !takeOut(counts, statement)),
  }));
}

/** Share of the words that two statements have in common. */
function likeness(a: Statement, b: Statement): number {
  const [words, others] = [a, b].map(({words}) => new Set(words.split(' '))) as [
    Set<string>,
    Set<string>,
  ];
  const shared = [...words].filter((word) => others.has(word)).length;
  return (2 * shared) / (words.size + others.size);
}

/** From here on two statements say the same in other words. */
const ALIKE = 0.8;

/** Leaves out what the other version says in much the same words. */
function withoutAlike(sections: readonly Section[], others: readonly Section[]): Section[] {
  const other = others.flatMap(({statements}) => statements);
  return sections.map(({heading, statements}) => ({
    heading,
    statements: statements.filter((each) => other.every((one) => likeness(each, one) < ALIKE)),
  }));
}

function textsOf(sections: readonly Section[], heading: string): string[] {
  return sections
    .filter((section) => section.heading === heading)
    .flatMap(({statements}) => statements.map(({text}) => text));
}

/**
 * Compares two versions of a page by their words; what only moved, or is only set in another way, did
 * not change.
 *
 * @param isMass whether this change is one of very many, where a new word here and there says nothing
 * @returns the sections with sentences that one version has and the other has not, in the order of the page
 */
export function compareVersions(
  old: readonly Section[],
  now: readonly Section[],
  isMass = false,
): ChangedSection[] {
  let [removed, added] = [missingIn(now, old), missingIn(old, now)];
  if (isMass) [removed, added] = [withoutAlike(removed, added), withoutAlike(added, removed)];
  const headings = new Set([...added, ...removed].map(({heading}) => heading));
  return [...headings]
    .map((heading) => ({
      heading,
      added: textsOf(added, heading),
      removed: textsOf(removed, heading),
    }))
    .filter((section) => section.added.length + section.removed.length > 0);
}
