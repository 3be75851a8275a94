import type {SearchIndex} from './compactIndex.ts';
import type {Concept} from './queryPlan.ts';
import {stems} from './tokenize.ts';

/** Greatest addition to the factor of a page whose title and query share every word. */
const OVERLAP_BONUS = 0.7;

/** Further factor for a query that is the title, word for word. */
const EQUAL_BONUS = 1.6;

/** Tells how well the titles of the given pages fit a query: factors of 1 or more. */
export type TitleMatcher = (
  concepts: readonly Concept[],
  pages: Iterable<number>,
) => ReadonlyMap<number, number>;

function isNamed(concept: Concept, words: ReadonlySet<string>): boolean {
  return concept.alternatives.some(({terms}) => terms.every((term) => words.has(term)));
}

/** Prepares the titles of an index. Words of the title that the query lacks count against it. */
export function titleMatcher(index: SearchIndex): TitleMatcher {
  const titles = index.pages.map((page) => stems(page.sections[0]?.[1] ?? ''));
  return (concepts, pages) => {
    const required = concepts.filter((concept) => concept.required);
    const asked = required.flatMap((concept) => concept.alternatives[0]?.terms ?? []);
    const meant = new Set(
      required.flatMap((concept) => concept.alternatives.flatMap(({terms}) => terms)),
    );
    const factor = (title: readonly string[]): number => {
      const words = new Set(title);
      const recall = required.filter((concept) => isNamed(concept, words)).length / required.length;
      const precision = title.filter((word) => meant.has(word)).length / title.length;
      const overlap = recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
      return (
        (1 + OVERLAP_BONUS * overlap) * (asked.join(' ') === title.join(' ') ? EQUAL_BONUS : 1)
      );
    };
    return new Map(
      required.length === 0
        ? []
        : [...pages].map((page) => [page, factor(titles[page] ?? [])] as const),
    );
  };
}
