import {group, sum} from 'd3-array';
import type {SearchIndex} from '../records/compactIndex.ts';
import {gatherEvidence, saturate, type Evidence} from './evidence.ts';
import type {Lexicon} from './lexicon.ts';
import type {OwnWordMeter} from './ownWords.ts';
import type {Concept} from './queryPlan.ts';
import type {RankingParams} from './ranking.ts';
import type {TitleMatcher} from './titleMatch.ts';
import {indexTerms, stems} from './tokenize.ts';

export interface RankedSection {
  /** Number of the section in the lexicon. */
  id: number;
  /** For what the query names besides the page's title, 0–1. */
  score: number;
}

/** A page with the parts of its score: said + (whole + linked) × sdk. */
export interface RankedPage {
  /** Number of the page in the index. */
  page: number;
  score: number;
  /** For what it says: (points × title + own) × sdk. */
  said: number;
  /** 0–1: for what it says about the concepts. */
  points: number;
  /** 1 or more: how well the title fits. */
  title: number;
  /** 0 or more: for the words of a long query as they are written. */
  own: number;
  /** 0 or more: for being called like the whole query. */
  whole: number;
  /** 0 or more: for the pages that link to it. */
  linked: number;
  /** More than 1 for pages of the SDK that is meant, less for those of others. */
  sdk: number;
  /** Matching sections, best first. */
  sections: RankedSection[];
}

interface Ranking {
  /** All pages with a match, best first; equal scores keep the order of the index. */
  pages: RankedPage[];
  /** Terms of the index that the query stands for, to be highlighted. */
  terms: ReadonlySet<string>;
  /** What was found for each concept, in the order of the plan. */
  evidence: readonly Evidence[];
}

/** What ranking needs of an index, prepared once. */
interface Prepared {
  /** The SDK of each page. */
  sdks: readonly (string | null)[];
  index: SearchIndex;
  lexicon: Lexicon;
  matchTitles: TitleMatcher;
  measureOwnWords: OwnWordMeter;
}

/** Matching sections by page, best first: every section of a page speaks about its title. */
function rankSections(
  evidence: readonly Evidence[],
  {lexicon}: Prepared,
  half: number,
): Map<number, RankedSection[]> {
  const ids = [...new Set(evidence.flatMap(({sections}) => [...sections.keys()]))];
  const found = ids.map((id) => {
    const page = lexicon.sections[id]?.page ?? -1;
    const score = sum(evidence, ({sections, titles, weight}) =>
      titles.has(page) ? 0 : weight * saturate(sections.get(id) ?? 0, half),
    );
    return {id, page, score};
  });
  found.sort((a, b) => b.score - a.score || a.id - b.id);
  return group(found, ({page}) => page);
}

/**
 * Tells what pages of an SDK count: those that the query names lead or, if it names none, those that
 * the reader chose. A method alone, of no SDK in particular, is explained on the page of its type.
 */
function sdkFactors(
  concepts: readonly Concept[],
  {own, others}: RankingParams['sdk'],
  chosen: string | undefined,
  sdks: Prepared['sdks'],
): (sdk: string | null) => number {
  // A part of a word, such as "Java" in a misspelt "JavaScxript", names nothing.
  const names = concepts.filter(({label}) => / /.test(label) || stems(label).length === 1);
  const meant = new Set(
    names.flatMap(({alternatives}) =>
      alternatives.flatMap(({terms}) => (terms.length === 1 ? terms : [])),
    ),
  );
  const named = new Set(
    [...new Set(sdks)].filter((sdk) => sdk !== null && meant.has(indexTerms(sdk)[0] ?? '')),
  );
  const preferred: ReadonlySet<string | null> =
    named.size === 0 && chosen !== undefined ? new Set([chosen]) : named;
  const isMethod = concepts.every(({alternatives}) =>
    alternatives.some(({kind}) => kind === 'parts'),
  );
  const other = preferred.size > 0 || isMethod ? others : 1;
  return (sdk) => (sdk === null ? 1 : preferred.has(sdk) ? own : other);
}

/**
 * Ranks pages for the concepts of a query.
 *
 * Each concept gives a page points for what its title, route, keywords and description and its best
 * section say about it; rare concepts give more. The sum grows when the title fits; a name that is
 * the whole query and links from other pages add to it.
 *
 * @param sdk the one whose tabs the reader chose.
 */
export function rankPages(
  concepts: readonly Concept[],
  prepared: Prepared,
  params: RankingParams,
  sdk?: string,
): Ranking {
  const {index, sdks, lexicon, matchTitles, measureOwnWords} = prepared;
  const evidence = gatherEvidence(concepts, lexicon, index.pages.length, params);
  const sections = rankSections(evidence, prepared, params.halfEvidence);
  // The parts of a hyphenated word have one label.
  const things = new Set(concepts.map(({label}) => label)).size;
  const share = Math.max(0, Math.min(1, (things - params.longQuery) / 2 + 1));
  const ownWords = share > 0 ? measureOwnWords(concepts) : undefined;
  const factorOf = sdkFactors(concepts, params.sdk, sdk, sdks);
  const titleOf = matchTitles(evidence);
  const scorePage = (page: number): RankedPage => {
    const points = sum(evidence, ({pages: own, bestSections, weight}) => {
      const strength = (own.get(page) ?? 0) + (bestSections.get(page) ?? 0);
      return weight * saturate(strength, params.halfEvidence);
    });
    const {factor, whole, position} = titleOf(page);
    const own = share * (ownWords?.get(page) ?? 0);
    const linked = params.linked * saturate(index.pages[page]?.links ?? 0, params.halfLinks);
    const sdkFactor = factorOf(sdks[page] ?? null);
    const said = (points * factor + own) * sdkFactor;
    const found = sections.get(page) ?? [];
    // The section that is called like the query leads.
    const isLead = ({id}: RankedSection): boolean => lexicon.sections[id]?.position === position;
    return {
      page,
      score: said + (whole + linked) * sdkFactor,
      said,
      points,
      title: factor,
      own,
      whole,
      linked,
      sdk: sdkFactor,
      sections: [...found.filter(isLead), ...found.filter((one) => !isLead(one))],
    };
  };
  const pages = new Set([
    ...sections.keys(),
    ...evidence.flatMap((part) => [...part.pages.keys()]),
  ]);
  return {
    pages: [...pages].map(scorePage).sort((a, b) => b.score - a.score || a.page - b.page),
    terms: new Set(evidence.flatMap(({terms}) => [...terms])),
    evidence,
  };
}
