import {INDEX_VERSION, type CompactPage, type SearchIndex} from '../records/compactIndex.ts';
import {passesFilters, type FacetFilters, type FacetValues} from '../hosted/facetFilters.ts';
import {sdkOf} from '../records/types.ts';
import {Lexicon, type SectionPlace} from './lexicon.ts';
import {buildThesaurus, planQuery} from './queryPlan.ts';
import type {Evidence} from './evidence.ts';
import {rankPages, type RankedPage, type RankedSection} from './rank.ts';
import {RANKING, type RankingParams} from './ranking.ts';
import {OutdatedPage} from '../../../shared/outdatedPage.ts';
import {ownWordMeter} from './ownWords.ts';
import {Spelling} from './spelling.ts';
import {SYNONYMS, type Synonyms} from './synonyms.ts';
import {titleMatcher} from './titleMatch.ts';
import {tokenize} from './tokenize.ts';

/** A section found for a query. */
export interface SectionHit {
  page: CompactPage;
  /** Place of the section on its page; 0 is the page itself. */
  position: number;
  /** What the section says of it, where that is not at its beginning. */
  text?: string;
}

export interface EngineResult {
  /** Pages by score with the parts of the score. */
  pages: (RankedPage & {route: string})[];
  /** What to show, best first: each page's best section, more for the first pages. */
  hits: SectionHit[];
  /** Terms to highlight. */
  terms: ReadonlySet<string>;
  /** What was found for each part of the query. */
  evidence: readonly Evidence[];
}

/** What limits a search or leads it. */
export interface Asked {
  filters?: FacetFilters | undefined;
  /** Folder of the SDK whose tabs the reader chose. */
  sdk?: string | undefined;
}

export interface Engine {
  readonly index: SearchIndex;
  /** Answers a query; a query without words finds nothing. Never throws. */
  search(query: string, asked?: Asked): EngineResult;
  /** Every section, by its number. */
  readonly sections: readonly SectionPlace[];
  /** The whole text of each section, where phrases are looked up. */
  readonly texts?: readonly string[];
}

/** The values a page's records can be filtered by. */
export function facetValues({route, lvl0, language, docusaurus_tag}: CompactPage): FacetValues {
  return {language, docusaurus_tag, 'hierarchy.lvl0': lvl0, sdk: sdkOf(route)};
}

/** Words of titles, headings, keywords and descriptions: what misspelt words are compared with. */
function prominentWords(index: SearchIndex): string[] {
  return index.pages.flatMap(({route, keywords, description, sections}) =>
    [route, keywords, description, ...sections.map(([, heading]) => heading)]
      .flatMap(tokenize)
      .flatMap(({words}) => words),
  );
}

/** Positions of the sections to show of a page: the best one, and more for the first pages. */
function positionsToShow(
  {sections: found}: RankedPage,
  place: number,
  {sections}: Lexicon,
  {furtherHits, furtherHitShare}: RankingParams,
): number[] {
  const positionOf = ({id}: RankedSection): number => sections[id]?.position ?? 0;
  const best = found[0]?.score ?? 0;
  const lead = found[0] && best > 0 ? positionOf(found[0]) : 0;
  const further = found
    .filter(({score}) => score >= furtherHitShare * best)
    .map(positionOf)
    .filter((position) => position !== lead && position > 0);
  return [lead, ...further.slice(0, furtherHits[place] ?? 0)];
}

/**
 * Prepares an index for searching; takes some 100 ms for 200 pages.
 *
 * @throws OutdatedPage when the index was written by another version of the site.
 */
export function createEngine(
  index: SearchIndex,
  {groups, oneWay}: Synonyms = SYNONYMS,
  params: RankingParams = RANKING,
): Engine {
  if (index.v !== INDEX_VERSION) {
    throw new OutdatedPage();
  }
  const lexicon = new Lexicon(index, params);
  const prepared = {
    index,
    sdks: index.pages.map(({route}) => sdkOf(route)),
    lexicon,
    matchTitles: titleMatcher(index, params),
    measureOwnWords: ownWordMeter(index, lexicon, params),
  };
  const vocabulary = {
    thesaurus: buildThesaurus(groups, oneWay),
    spelling: new Spelling(prominentWords(index), params),
    isKnown: (term: string) => lexicon.knows(term),
  };
  return {
    index,
    sections: lexicon.sections,
    search(query, {filters, sdk} = {}) {
      const ranking = rankPages(planQuery(query, vocabulary), prepared, params, sdk);
      const least = params.noiseShare * Math.max(0, ...ranking.pages.map(({said}) => said));
      const pages = ranking.pages.flatMap((ranked) => {
        const page = index.pages[ranked.page];
        return page &&
          ranked.said + ranked.whole >= least &&
          passesFilters(facetValues(page), filters)
          ? [{...ranked, route: page.route, compact: page}]
          : [];
      });
      const hits = pages.flatMap(({compact: page, ...ranked}, place) =>
        positionsToShow(ranked, place, lexicon, params).map((position) => ({page, position})),
      );
      return {pages, hits, terms: ranking.terms, evidence: ranking.evidence};
    },
  };
}
