import {bestByPage, gatherEvidence, type Evidence} from './evidence.ts';
import type {Lexicon} from './lexicon.ts';
import type {SearchIndex} from '../records/compactIndex.ts';
import type {Concept} from './queryPlan.ts';
import type {RankingParams} from './ranking.ts';
import {saturate} from './saturate.ts';
import type {TitleMatcher} from './titleMatch.ts';

export interface RankedSection {
  /** Number of the section in the lexicon. */
  id: number;
  score: number;
  /** The part of the score for a written question that asks the same. */
  asked: number;
  /** Whether its own heading names something that the page's title does not. */
  addsToTitle: boolean;
}

/** What a page says about one concept. */
export interface ConceptScore {
  label: string;
  /** Evidence in title, route, keywords and description. */
  page: number;
  /** Evidence in the best section. */
  sections: number;
  /** Points out of `of`, the most this concept can give. */
  points: number;
  of: number;
}

/** A page with the parts of its score: (the sum of points × title + own + asked) × kind. */
export interface RankedPage {
  /** Number of the page in the index. */
  page: number;
  score: number;
  concepts: ConceptScore[];
  /** 1 or more: how well the title and the keywords fit. */
  title: number;
  /** 0 or more: for the words of a question as they are written. */
  own: number;
  /** 0 or more: for a written question that asks the same. */
  asked: number;
  /** 1 or less: for pages that answer less often. */
  kind: number;
  /** Whether the title names a part of the query. */
  isInTitle: boolean;
  /** Matching sections, best first. */
  sections: RankedSection[];
}

export interface Ranking {
  /** All pages with a match, best first; equal scores keep the order of the index. */
  pages: RankedPage[];
  /** Terms of the index that the query stands for, to be highlighted. */
  terms: ReadonlySet<string>;
}

/** Points that questions give, and long queries in part. */
interface QuestionPoints {
  ownWords?: ReadonlyMap<number, number> | undefined;
  asked?: ReadonlyMap<number, number> | undefined;
}

/** Number of pages about a concept; each counts as a share of the one that says most. */
function spreadOf({pages, bestSections}: Evidence): number {
  const strengths = [...new Set([...pages.keys(), ...bestSections.keys()])].map(
    (page) => (pages.get(page) ?? 0) + (bestSections.get(page) ?? 0),
  );
  const most = Math.max(0, ...strengths);
  return strengths.reduce((sum, strength) => sum + strength / most, 0);
}

/** A concept's evidence and its share of the query; the shares of required ones sum to 1. */
interface WeighedEvidence extends Evidence {
  weight: number;
}

function weigh(
  evidence: readonly Evidence[],
  pageCount: number,
  {rarityDamping, joinedShare}: RankingParams,
): WeighedEvidence[] {
  const rarities = evidence.map((part) =>
    part.concept.required ? Math.log(1 + pageCount / (rarityDamping + spreadOf(part))) : 0,
  );
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  return evidence.map((part, place) => ({
    ...part,
    weight: part.concept.required ? (rarities[place] ?? 0) / total : joinedShare,
  }));
}

/** Matching sections by page, best first. */
function rankSections(
  evidence: readonly WeighedEvidence[],
  lexicon: Lexicon,
  {halfEvidence}: RankingParams,
  asked: ReadonlyMap<number, number>,
): Map<number, RankedSection[]> {
  const byPage = new Map<number, RankedSection[]>();
  const found = evidence.flatMap(({sections}) => [...sections.keys()]);
  for (const id of new Set([...found, ...asked.keys()])) {
    const page = lexicon.sections[id]?.page ?? -1;
    const alike = asked.get(id) ?? 0;
    const section = {
      id,
      asked: alike,
      score: evidence.reduce(
        (sum, {sections, weight}) => sum + weight * saturate(sections.get(id) ?? 0, halfEvidence),
        alike,
      ),
      addsToTitle: evidence.some(
        ({concept, headings, titles}) => concept.required && headings.has(id) && !titles.has(page),
      ),
    };
    const others = byPage.get(page);
    if (others) {
      others.push(section);
    } else {
      byPage.set(page, [section]);
    }
  }
  byPage.forEach((sections) => sections.sort((a, b) => b.score - a.score || a.id - b.id));
  return byPage;
}

/**
 * Ranks pages for the concepts of a query.
 *
 * Each concept gives a page points for what its title, route, keywords and description and its best
 * section say about it; rare concepts give more. The sum grows when the title or a keyword fits, and
 * shrinks for kinds of pages that answer less often.
 *
 * @param question points of questions: for their words as they are written, by page, and for written
 * questions that ask the same, by section.
 */
export function rankPages(
  concepts: readonly Concept[],
  lexicon: Lexicon,
  {pages: allPages}: SearchIndex,
  matchTitles: TitleMatcher,
  params: RankingParams,
  {ownWords = new Map(), asked = new Map()}: QuestionPoints,
): Ranking {
  const evidence = weigh(gatherEvidence(concepts, lexicon, params), allPages.length, params);
  const sections = rankSections(evidence, lexicon, params, asked);
  const askedByPage = bestByPage(asked, lexicon);
  const pages = new Set([
    ...sections.keys(),
    ...evidence.flatMap((part) => [...part.pages.keys()]),
  ]);
  const titles = matchTitles(evidence, pages);
  const kindOf = (page: number): number =>
    params.priors.find(([routes]) => routes.test(allPages[page]?.route ?? ''))?.[1] ?? 1;
  const scoreConcept = (part: WeighedEvidence, page: number): ConceptScore => {
    const own = part.pages.get(page) ?? 0;
    const best = part.bestSections.get(page) ?? 0;
    const points = part.weight * saturate(own + best, params.halfEvidence);
    return {label: part.concept.label, page: own, sections: best, points, of: part.weight};
  };
  const ranked = [...pages]
    .map((page): RankedPage => {
      const scores = evidence.map((part) => scoreConcept(part, page));
      const title = titles.get(page) ?? 1;
      const kind = kindOf(page);
      const own = ownWords.get(page) ?? 0;
      const alike = askedByPage.get(page) ?? 0;
      return {
        page,
        score: (scores.reduce((sum, {points}) => sum + points, 0) * title + own + alike) * kind,
        concepts: scores,
        title,
        own,
        asked: alike,
        kind,
        isInTitle: evidence.some((part) => part.concept.required && part.titles.has(page)),
        sections: sections.get(page) ?? [],
      };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
  return {pages: ranked, terms: new Set(evidence.flatMap(({terms}) => [...terms]))};
}
