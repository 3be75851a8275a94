import {group} from 'd3-array';
import type {SearchIndex} from '../records/compactIndex.ts';
import type {Evidence} from './evidence.ts';
import {nameStems, ownTerms, type Concept} from './queryPlan.ts';
import type {RankingParams} from './ranking.ts';

/** How well what a page is called fits a query. */
interface TitleFit {
  /** 1 or more: for the title and the keywords. */
  factor: number;
  /** Points for a title, heading or keyword that is the whole query. */
  whole: number;
  /** The section whose heading is the whole query, by its position; the page's own title is 0. */
  position: number | undefined;
}

/** Tells how well the titles, headings and keywords of pages fit a query. */
export type TitleMatcher = (evidence: readonly Evidence[]) => (page: number) => TitleFit;

/** A page's title as stems: every query asks every page. */
interface Title {
  title: readonly string[];
  words: ReadonlySet<string>;
  /** Positions of the headings of more than one word, by their stems in alphabetical order. */
  headings: ReadonlyMap<string, number>;
}

/** A keyword, which is another name of its page, as stems. */
interface Keyword {
  page: number;
  keyword: readonly string[];
}

/** The words of a text whatever their order. */
function keyOf(words: readonly string[]): string {
  return [...new Set(words)].sort().join(' ');
}

/** Keywords by their first stems, so that a query looks at few of them. */
function keywordsByStart({pages}: SearchIndex): ReadonlyMap<string, readonly Keyword[]> {
  const keywords = pages.flatMap(({keywords: list}, page) =>
    list.split(', ').map((keyword) => ({page, keyword: nameStems(keyword)})),
  );
  return group(keywords, ({keyword: [first = '']}) => first);
}

function isNamed(concept: Concept, words: ReadonlySet<string>): boolean {
  return concept.alternatives.some(({terms}) => terms.every((term) => words.has(term)));
}

/** Prepares the titles of an index. Words of the title that the query lacks count against it. */
export function titleMatcher(
  index: SearchIndex,
  {titleBonus, keywordBonus, wholeQuery}: RankingParams,
): TitleMatcher {
  const pageTitles = index.pages.map(({sections}): Title => {
    const [title = [], ...headings] = sections.map(([, heading]) => nameStems(heading));
    const positions = headings.map((words, place) => [keyOf(words), place + 1] as const);
    return {
      title,
      words: new Set(title),
      headings: new Map([...positions.reverse(), [keyOf(title), 0]]),
    };
  });
  const keywords = keywordsByStart(index);
  return (evidence) => {
    const concepts = evidence.map(({concept}) => concept);
    const weigh = (isFound: (concept: Concept) => boolean): number =>
      evidence.reduce((sum, {concept, weight}) => (isFound(concept) ? sum + weight : sum), 0);
    const own = new Set(concepts.flatMap(ownTerms));
    const query = keyOf([...own]);
    const meant = new Set(
      concepts.flatMap(({alternatives}) => alternatives.flatMap(({terms}) => terms)),
    );
    const named = new Map<number, number>();
    const equalNames = new Set<number>();
    for (const {page, keyword} of [...own].flatMap((word) => keywords.get(word) ?? [])) {
      if (keyword.every((word) => own.has(word))) {
        const share = weigh((concept) => ownTerms(concept).some((term) => keyword.includes(term)));
        named.set(page, Math.max(share, named.get(page) ?? 0));
        if (keyOf(keyword) === query) {
          equalNames.add(page);
        }
      }
    }
    return (page) => {
      const {title = [], words = new Set<string>(), headings} = pageTitles[page] ?? {};
      const recall = weigh((concept) => isNamed(concept, words));
      const precision = title.filter((word) => meant.has(word)).length / (title.length || 1);
      const overlap = recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
      const position = headings?.get(query);
      // One word is the heading of many sections.
      const isHeading = position !== undefined && position > 0 && own.size > 1;
      return {
        factor: 1 + titleBonus * overlap + keywordBonus * (named.get(page) ?? 0),
        whole: Math.max(
          position === 0 ? wholeQuery.title : 0,
          isHeading ? wholeQuery.heading : 0,
          equalNames.has(page) ? wholeQuery.keyword : 0,
        ),
        position,
      };
    };
  };
}
