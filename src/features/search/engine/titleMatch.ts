import {sum} from 'd3-array';
import type {CompactPage, SearchIndex} from '../records/compactIndex.ts';
import type {Evidence} from './evidence.ts';
import {nameStems, ownTerms, type Concept} from './queryPlan.ts';
import type {RankingParams} from './ranking.ts';

/** How well what a page is called fits a query. */
interface TitleFit {
  /** 1 or more: for the title. */
  factor: number;
  /** Points for a title, last part of an address, heading or keyword that is the whole query. */
  whole: number;
  /** The section whose heading is the whole query, by its position; the page's own names are 0. */
  position: number | undefined;
}

/** Tells how well the titles, headings and keywords of pages fit a query. */
export type TitleMatcher = (evidence: readonly Evidence[]) => (page: number) => TitleFit;

/** A page's title as stems: every query asks every page. */
interface Title {
  title: readonly string[];
  words: ReadonlySet<string>;
  /** Positions of the headings, the title's 0, by their stems in alphabetical order. */
  headings: ReadonlyMap<string, number>;
}

/** The words of a text whatever their order. */
function keyOf(words: readonly string[]): string {
  return [...words].sort().join(' ');
}

/** Pages by other names of theirs, whatever the order of the words. */
function pagesByName(
  {pages}: SearchIndex,
  namesOf: (page: CompactPage) => readonly string[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  pages.forEach((page, number) => {
    for (const name of namesOf(page)) {
      const key = keyOf(nameStems(name));
      if (key) found.set(key, (found.get(key) ?? new Set()).add(number));
    }
  });
  return found;
}

function isNamed(concept: Concept, words: ReadonlySet<string>): boolean {
  return concept.alternatives.some(({terms}) => terms.every((term) => words.has(term)));
}

/** Prepares the titles of an index. Words of the title that the query lacks count against it. */
export function titleMatcher(
  index: SearchIndex,
  {titleBonus, wholeQuery}: RankingParams,
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
  const byKeyword = pagesByName(index, ({keywords}) => keywords.split(', '));
  const bySlug = pagesByName(index, ({route}) => route.split('/').slice(-2, -1));
  return (evidence) => {
    const concepts = evidence.map(({concept}) => concept);
    const own = concepts.flatMap(ownTerms);
    const query = keyOf(own);
    const slugged = bySlug.get(query);
    const meant = new Set(
      concepts.flatMap(({alternatives}) => alternatives.flatMap(({terms}) => terms)),
    );
    return (page) => {
      const {title = [], words = new Set<string>(), headings} = pageTitles[page] ?? {};
      const recall = sum(evidence, ({concept, weight}) => (isNamed(concept, words) ? weight : 0));
      const precision = title.filter((word) => meant.has(word)).length / (title.length || 1);
      const overlap = recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
      // A slug that several pages share, such as those of SDKs, names none of them.
      const isSlug = slugged?.size === 1 && slugged.has(page);
      const heading = query ? headings?.get(query) : undefined;
      const position = isSlug ? 0 : heading;
      // One word is the heading of many sections.
      const isHeading = position !== undefined && position > 0 && own.length > 1;
      return {
        factor: 1 + titleBonus * overlap,
        whole: Math.max(
          position === 0 ? wholeQuery.title : 0,
          isHeading ? wholeQuery.heading : 0,
          byKeyword.get(query)?.has(page) ? wholeQuery.keyword : 0,
        ),
        position,
      };
    };
  };
}
