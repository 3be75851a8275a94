import type {SearchIndex} from '../records/compactIndex.ts';
import {ownTerms, type Concept} from './queryPlan.ts';
import type {RankingParams} from './ranking.ts';
import {stems} from './tokenize.ts';

/** A concept and how much of the query it is, 0–1. */
interface WeightedConcept {
  concept: Concept;
  weight: number;
}

/** Tells how well the titles of the given pages fit a query: factors of 1 or more. */
export type TitleMatcher = (
  concepts: readonly WeightedConcept[],
  pages: Iterable<number>,
) => ReadonlyMap<number, number>;

/** A page's title and its keywords, which are its other names, as stems. */
interface Names {
  title: readonly string[];
  /** The title's stems as a set and joined, prepared because every query asks every page. */
  words: ReadonlySet<string>;
  text: string;
  keywords: readonly (readonly string[])[];
}

function isNamed(concept: Concept, words: ReadonlySet<string>): boolean {
  return concept.alternatives.some(({terms}) => terms.every((term) => words.has(term)));
}

/** Prepares the titles of an index. Words of the title that the query lacks count against it. */
export function titleMatcher(
  index: SearchIndex,
  {titleBonus, equalTitle, keywordBonus}: RankingParams,
): TitleMatcher {
  const names = index.pages.map((page): Names => {
    const title = stems(page.sections[0]?.[1] ?? '');
    const keywords = page.keywords
      .split(', ')
      .map(stems)
      .filter((keyword) => keyword.length > 0);
    return {title, words: new Set(title), text: title.join(' '), keywords};
  });
  return (concepts, pages) => {
    const parts = concepts.filter(({concept}) => concept.required);
    const required = parts.map(({concept}) => concept);
    const weigh = (isFound: (concept: Concept) => boolean): number =>
      parts.reduce((sum, {concept, weight}) => (isFound(concept) ? sum + weight : sum), 0);
    const asked = required.flatMap(ownTerms);
    const own = new Set(asked);
    const question = asked.join(' ');
    const meant = new Set(
      required.flatMap((concept) => concept.alternatives.flatMap(({terms}) => terms)),
    );
    const titleFactor = ({title, words, text}: Names): number => {
      const recall = weigh((concept) => isNamed(concept, words));
      const precision = title.filter((word) => meant.has(word)).length / title.length;
      const overlap = recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
      return (1 + titleBonus * overlap) * (question === text ? equalTitle : 1);
    };
    const shareNamed = (keyword: readonly string[]): number =>
      keyword.every((word) => own.has(word))
        ? weigh((concept) => ownTerms(concept).some((term) => keyword.includes(term)))
        : 0;
    const factor = (named: Names): number =>
      titleFactor(named) + keywordBonus * Math.max(0, ...named.keywords.map(shareNamed));
    return new Map(
      required.length === 0
        ? []
        : [...pages].flatMap((page) => {
            const named = names[page];
            return named ? [[page, factor(named)] as const] : [];
          }),
    );
  };
}
