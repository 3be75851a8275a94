import {INDEX_VERSION, type CompactPage, type SearchIndex} from '../records/compactIndex.ts';
import {passesFilters, type FacetFilters, type FacetValues} from '../hosted/facetFilters.ts';
import {Lexicon, type SectionPlace} from './lexicon.ts';
import {gatherEvidence, type Evidence} from './evidence.ts';
import {buildThesaurus, planQuery, type Concept} from './queryPlan.ts';
import {rankPages, type RankedPage, type RankedSection} from './rank.ts';
import {RANKING, type RankingParams} from './ranking.ts';
import {SearchUnavailable} from '../client/searchUnavailable.ts';
import {Spelling} from './spelling.ts';
import {SYNONYMS} from './synonyms.ts';
import {titleMatcher} from './titleMatch.ts';
import {tokenize} from './tokenize.ts';

/** A section found for a query. */
export interface SectionHit {
  page: CompactPage;
  /** Place of the section on its page; 0 is the page itself. */
  position: number;
}

export interface EngineResult {
  /** Pages by score with the parts of the score. */
  pages: (RankedPage & {route: string})[];
  /** What to show, best first: each page's best section, more for the first pages. */
  hits: SectionHit[];
  /** Terms to highlight. */
  terms: ReadonlySet<string>;
}

export interface Engine {
  readonly index: SearchIndex;
  /** Answers a query; a query without words finds nothing. Never throws. */
  search(query: string, filters?: FacetFilters): EngineResult;
  /** Every section, by its number. */
  readonly sections: readonly SectionPlace[];
  /** Splits a query into the concepts that pages are ranked by. */
  plan(query: string): Concept[];
  /** Looks concepts up, one piece of evidence each. */
  gather(concepts: readonly Concept[]): Evidence[];
}

/** The values a page's records can be filtered by. */
export function facetValues({lvl0, language, docusaurus_tag}: CompactPage): FacetValues {
  return {language, docusaurus_tag, 'hierarchy.lvl0': lvl0};
}

/** Words of titles, headings, keywords and descriptions: what misspelt words are compared with. */
function prominentWords(index: SearchIndex): string[] {
  return index.pages.flatMap(({route, keywords, description, sections}) =>
    [route, keywords, description, ...sections.map(([, heading]) => heading)]
      .flatMap(tokenize)
      .flatMap(({words}) => words),
  );
}

/** Whether a section says more about the query than the page's title and introduction. */
function leads(page: RankedPage, best: RankedSection, introduction?: RankedSection): boolean {
  return best.addsToTitle || (!page.isInTitle && best.score > (introduction?.score ?? 0));
}

function positionsToShow(
  page: RankedPage,
  place: number,
  lexicon: Lexicon,
  {furtherHits, furtherHitShare}: RankingParams,
): number[] {
  const ranked = page.sections.map((section) => ({
    ...section,
    position: lexicon.sections[section.id]?.position ?? 0,
  }));
  const introduction = ranked.find(({position}) => position === 0);
  const best = ranked.find(({position}) => position > 0);
  const lead = best && leads(page, best, introduction) ? best.position : 0;
  const least = furtherHitShare * (best?.score ?? 0);
  const further = ranked
    .filter(({position, score}) => position > 0 && position !== lead && score >= least)
    .slice(0, furtherHits[place] ?? 0);
  return [lead, ...further.map(({position}) => position)];
}

/**
 * Prepares an index for searching; takes some 100 ms for 200 pages.
 *
 * @param synonyms groups of phrases with the same meaning.
 * @throws SearchUnavailable when the index was written by another version of the site.
 */
export function createEngine(
  index: SearchIndex,
  synonyms = SYNONYMS,
  params: RankingParams = RANKING,
): Engine {
  if (index.v !== INDEX_VERSION) {
    throw new SearchUnavailable(
      `The search index has version ${index.v}, but ${INDEX_VERSION} is needed. Reload the page.`,
      {needsReload: true},
    );
  }
  const lexicon = new Lexicon(index, params);
  const matchTitles = titleMatcher(index, params);
  const thesaurus = buildThesaurus(synonyms);
  const spelling = new Spelling(prominentWords(index), params);
  const plan = (query: string): Concept[] =>
    planQuery(query, {thesaurus, spelling, isKnown: (term) => lexicon.knows(term)});

  return {
    index,
    sections: lexicon.sections,
    plan,
    gather: (concepts) => gatherEvidence(concepts, lexicon, params.alternatives),
    search(query, filters) {
      const ranking = rankPages(plan(query), lexicon, index, matchTitles, params);
      const least = params.noiseShare * (ranking.pages[0]?.score ?? 0);
      const pages = ranking.pages.flatMap((ranked) => {
        const page = index.pages[ranked.page];
        return page && ranked.score >= least && passesFilters(facetValues(page), filters)
          ? [{...ranked, route: page.route, compact: page}]
          : [];
      });
      const hits = pages.flatMap((ranked, place) =>
        positionsToShow(ranked, place, lexicon, params).map((position) => ({
          page: ranked.compact,
          position,
        })),
      );
      return {pages, hits, terms: ranking.terms};
    },
  };
}
