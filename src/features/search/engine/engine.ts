import {INDEX_VERSION, type CompactPage, type SearchIndex} from '../records/compactIndex.ts';
import {passesFilters, type FacetFilters, type FacetValues} from '../hosted/facetFilters.ts';
import {sdkOf} from '../records/sdkOf.ts';
import {Lexicon, type SectionPlace} from './lexicon.ts';
import {gatherEvidence, type Evidence} from './evidence.ts';
import {buildThesaurus, planQuery, type Concept, type QueryPlan} from './queryPlan.ts';
import {askedMeter} from './asked.ts';
import {ownWordMeter} from './ownWords.ts';
import {rankPages, type RankedPage, type RankedSection, type Ranking} from './rank.ts';
import {RANKING, type RankingParams} from './ranking.ts';
import {SearchUnavailable} from '../client/searchUnavailable.ts';
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
}

export interface Engine {
  readonly index: SearchIndex;
  /** Answers a query; a query without words finds nothing. Never throws. */
  search(query: string, filters?: FacetFilters): EngineResult;
  /** Every section, by its number. */
  readonly sections: readonly SectionPlace[];
  /** The whole text of each section, where phrases are looked up. */
  readonly texts?: readonly string[];
  /**
   * Splits a query into the concepts that pages are ranked by.
   *
   * @param asQuestion whether it is a question even if it is short.
   */
  plan(query: string, asQuestion?: boolean): QueryPlan;
  /** Ranks all pages with a match, best first. */
  rank(plan: QueryPlan): Ranking;
  /** Looks concepts of a question up, one piece of evidence each. */
  gather(concepts: readonly Concept[]): Evidence[];
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
  const positionOf = ({id}: RankedSection): number => lexicon.sections[id]?.position ?? 0;
  const introduction = page.sections.find((section) => positionOf(section) === 0);
  const best = page.sections.find((section) => section !== introduction);
  const lead = best && leads(page, best, introduction) ? best : undefined;
  const least = furtherHitShare * (best?.score ?? 0);
  const most = furtherHits[place] ?? 0;
  const further =
    most === 0
      ? []
      : page.sections
          .filter((one) => one !== introduction && one !== lead && one.score >= least)
          .slice(0, most);
  return [lead ? positionOf(lead) : 0, ...further.map(positionOf)];
}

/**
 * Prepares an index for searching; takes some 100 ms for 200 pages.
 *
 * @throws SearchUnavailable when the index was written by another version of the site.
 */
export function createEngine(
  index: SearchIndex,
  {searched, spoken}: Synonyms = SYNONYMS,
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
  const measureOwnWords = ownWordMeter(index, lexicon, params);
  const measureAsked = askedMeter(index, params);
  const spelling = new Spelling(prominentWords(index), params);
  const vocabulary = {
    thesaurus: buildThesaurus(searched),
    spoken: buildThesaurus([...searched, ...spoken]),
    questionWords: params.questionWords,
    spelling,
    isKnown: (term: string) => lexicon.knows(term),
  };
  const plan: Engine['plan'] = (query, asQuestion) => planQuery(query, vocabulary, asQuestion);
  const questionParams = {...params, ...params.question};
  const rank: Engine['rank'] = ({concepts, isQuestion}) => {
    // The parts of a name from code have its label.
    const labels = new Set(concepts.flatMap(({required, label}) => (required ? [label] : [])));
    const isLong = labels.size >= params.longQuery;
    return rankPages(concepts, lexicon, index, matchTitles, isQuestion ? questionParams : params, {
      ownWords: isQuestion || isLong ? measureOwnWords(concepts) : undefined,
      asked: isQuestion ? measureAsked(concepts) : undefined,
    });
  };

  return {
    index,
    sections: lexicon.sections,
    plan,
    rank,
    gather: (concepts) => gatherEvidence(concepts, lexicon, questionParams),
    search(query, filters) {
      const ranking = rank(plan(query));
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
