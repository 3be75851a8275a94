import {group} from 'd3-array';
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

/** A page's title as stems, as a set and joined: every query asks every page. */
interface Title {
  title: readonly string[];
  words: ReadonlySet<string>;
  text: string;
}

/** A keyword, which is another name of its page, as stems. */
interface Keyword {
  page: number;
  keyword: readonly string[];
}

/** Keywords by their first stems, so that a query looks at few of them. */
function keywordsByStart({pages}: SearchIndex): ReadonlyMap<string, readonly Keyword[]> {
  const keywords = pages.flatMap(({keywords: list}, page) =>
    list.split(', ').map((keyword) => ({page, keyword: stems(keyword)})),
  );
  return group(keywords, ({keyword: [first = '']}) => first);
}

function isNamed(concept: Concept, words: ReadonlySet<string>): boolean {
  return concept.alternatives.some(({terms}) => terms.every((term) => words.has(term)));
}

/** Prepares the titles of an index. Words of the title that the query lacks count against it. */
export function titleMatcher(
  index: SearchIndex,
  {titleBonus, equalTitle, keywordBonus}: RankingParams,
): TitleMatcher {
  const pageTitles = index.pages.map(({sections}): Title => {
    const title = stems(sections[0]?.[1] ?? '');
    return {title, words: new Set(title), text: title.join(' ')};
  });
  const keywords = keywordsByStart(index);
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
    const titleFactor = ({title, words, text}: Title): number => {
      const recall = weigh((concept) => isNamed(concept, words));
      const precision = title.filter((word) => meant.has(word)).length / title.length;
      const overlap = recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
      return (1 + titleBonus * overlap) * (question === text ? equalTitle : 1);
    };
    const named = new Map<number, number>();
    for (const {page, keyword} of [...own].flatMap((word) => keywords.get(word) ?? [])) {
      if (keyword.every((word) => own.has(word))) {
        const share = weigh((concept) => ownTerms(concept).some((term) => keyword.includes(term)));
        named.set(page, Math.max(share, named.get(page) ?? 0));
      }
    }
    return new Map(
      required.length === 0
        ? []
        : [...pages].flatMap((page) => {
            const title = pageTitles[page];
            const keyword = keywordBonus * (named.get(page) ?? 0);
            return title ? [[page, titleFactor(title) + keyword] as const] : [];
          }),
    );
  };
}
