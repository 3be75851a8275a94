import {gatherEvidence, type Evidence} from './evidence.ts';
import type {Lexicon} from './lexicon.ts';
import type {Concept} from './queryPlan.ts';
import type {LanguageMatcher} from './languageMatch.ts';
import {saturate} from './saturate.ts';
import type {TitleMatcher} from './titleMatch.ts';

/** The constants below were tuned together on natural queries; see tests/search. */

/** Share of the second to fourth best section that is added to the best one. */
const FURTHER_SECTIONS = {count: 3, share: 0.25};

/** What the page says of itself counts more than what its sections say. */
const PAGE_WEIGHT = 1.4;
const SECTION_WEIGHT = 0.75;

/**
 * Evidence that counts half. The more a page has said about one word of the query, the less
 * saying it again helps, so that pages that speak about all words win.
 */
const HALF_EVIDENCE = 32;
const HALF_SECTION_EVIDENCE = 8;

/** Share of a concept's best page from which on a page counts in full as being about it. */
const FULL_SHARE = 0.5;

/** Pages added to a concept's page count, so that a rare word does not outweigh all others. */
const RARITY_DAMPING = 15;

/** Weight of what helps ranking but is not required, such as neighbors written as one word. */
const OPTIONAL_SHARE = 0.2;

/** How much more a page counts when one of its sections speaks about everything. */
const FOCUS_BONUS = 0.2;

export interface RankedSection {
  /** Number of the section in the lexicon. */
  id: number;
  score: number;
  /** Whether its own heading names something that the page's title does not. */
  addsToTitle: boolean;
}

/** What a page says about one concept. */
export interface ConceptScore {
  label: string;
  /** Evidence in title, route, keywords, description and breadcrumbs. */
  page: number;
  /** Evidence in the best sections. */
  sections: number;
  /** Points out of `of`, the most this concept can give. */
  points: number;
  of: number;
}

/** A page with the parts of its score: the sum of points × focus × title × prior. */
export interface RankedPage {
  /** Number of the page in the index. */
  page: number;
  score: number;
  concepts: ConceptScore[];
  /** 1–1.2: whether one section speaks about everything. */
  focus: number;
  /** 1 or more: how well the title and the keywords fit. */
  title: number;
  /** 1 or less: for pages about another language, or that answer less often. */
  prior: number;
  /** Whether the title names a part of the query. */
  isInTitle: boolean;
  /** Matching sections, best first. */
  sections: RankedSection[];
}

/** What is known of the pages before the query. */
interface PageFactors {
  matchTitles: TitleMatcher;
  matchLanguages: LanguageMatcher;
  /** Score factor of each page, by page number. */
  priors: readonly number[];
}

interface Ranking {
  /** All pages with a match, best first; equal scores keep the order of the index. */
  pages: RankedPage[];
  /** Terms of the index that the query stands for, to be highlighted. */
  terms: ReadonlySet<string>;
}

function add(map: Map<number, number[]>, key: number, value: number): void {
  const values = map.get(key);
  if (values) {
    values.push(value);
  } else {
    map.set(key, [value]);
  }
}

/** Best section of each page plus a share of the next ones. */
function sectionEvidence({sections}: Evidence, lexicon: Lexicon): Map<number, number> {
  const byPage = new Map<number, number[]>();
  for (const [id, score] of sections) {
    add(byPage, lexicon.sections[id]?.page ?? -1, score);
  }
  return new Map(
    [...byPage].map(([page, scores]) => {
      const [best = 0, ...others] = scores.sort((a, b) => b - a);
      const further = others.slice(0, FURTHER_SECTIONS.count).reduce((sum, one) => sum + one, 0);
      return [page, best + FURTHER_SECTIONS.share * further];
    }),
  );
}

/** Evidence of a page about one concept: of itself, and of its best sections. */
function evidenceOf({pages}: Evidence, bySection: Map<number, number>, page: number) {
  return {
    inPage: PAGE_WEIGHT * (pages.get(page) ?? 0),
    inSections: SECTION_WEIGHT * (bySection.get(page) ?? 0),
  };
}

/** Number of pages about a concept; those that merely touch on it count in part. */
function spreadOf(evidence: Evidence, bySection: Map<number, number>): number {
  const strengths = [...new Set([...evidence.pages.keys(), ...bySection.keys()])].map((page) => {
    const {inPage, inSections} = evidenceOf(evidence, bySection, page);
    return inPage + inSections;
  });
  const full = FULL_SHARE * Math.max(0, ...strengths);
  return strengths.reduce((sum, strength) => sum + Math.min(1, strength / full), 0);
}

/** A concept with everything that does not depend on the page; `weight` sums to about 1. */
interface WeighedConcept {
  evidence: Evidence;
  bySection: Map<number, number>;
  weight: number;
}

function weighConcepts(
  evidence: readonly Evidence[],
  lexicon: Lexicon,
  pageCount: number,
): WeighedConcept[] {
  const parts = evidence.map((part) => {
    const bySection = sectionEvidence(part, lexicon);
    const spread = spreadOf(part, bySection);
    const rarity = Math.log(1 + pageCount / (RARITY_DAMPING + spread));
    return {evidence: part, bySection, rarity: part.concept.required ? rarity : 0};
  });
  const total = parts.reduce((sum, part) => sum + part.rarity, 0) || 1;
  return parts.map(({rarity, ...part}) => ({
    ...part,
    weight: part.evidence.concept.required ? rarity / total : OPTIONAL_SHARE,
  }));
}

function rankSections(concepts: readonly WeighedConcept[], lexicon: Lexicon): RankedSection[] {
  const ids = new Set(concepts.flatMap(({evidence}) => [...evidence.sections.keys()]));
  return [...ids]
    .map((id) => ({
      id,
      score: concepts.reduce(
        (sum, {evidence, weight}) =>
          sum + weight * saturate(evidence.sections.get(id) ?? 0, HALF_SECTION_EVIDENCE),
        0,
      ),
      addsToTitle: concepts.some(
        ({evidence}) =>
          evidence.concept.required &&
          evidence.headings.has(id) &&
          !evidence.titles.has(lexicon.sections[id]?.page ?? -1),
      ),
    }))
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

function groupByPage(
  sections: readonly RankedSection[],
  lexicon: Lexicon,
): Map<number, RankedSection[]> {
  const byPage = new Map<number, RankedSection[]>();
  for (const section of sections) {
    const page = lexicon.sections[section.id]?.page ?? -1;
    byPage.set(page, [...(byPage.get(page) ?? []), section]);
  }
  return byPage;
}

function scoreConcept({evidence, bySection, weight}: WeighedConcept, page: number): ConceptScore {
  const {inPage, inSections} = evidenceOf(evidence, bySection, page);
  return {
    label: evidence.concept.label,
    page: inPage,
    sections: inSections,
    points: weight * saturate(inPage + inSections, HALF_EVIDENCE),
    of: weight,
  };
}

/**
 * Ranks pages for the concepts of a query.
 *
 * Each concept gives a page points for what its title, route and keywords and its best sections
 * say about it; rare concepts give more. The sum grows when one section speaks about everything
 * and when the title or a keyword fits.
 */
export function rankPages(
  concepts: readonly Concept[],
  lexicon: Lexicon,
  {matchTitles, matchLanguages, priors}: PageFactors,
): Ranking {
  const evidence = gatherEvidence(concepts, lexicon);
  const weighed = weighConcepts(evidence, lexicon, priors.length);
  const sections = groupByPage(rankSections(weighed, lexicon), lexicon);
  const pages = new Set([
    ...sections.keys(),
    ...weighed.flatMap(({evidence}) => [...evidence.pages.keys()]),
  ]);
  const titles = matchTitles(
    weighed.map(({evidence: {concept}, weight}) => ({concept, weight})),
    pages,
  );
  const languageFactor = matchLanguages(concepts);
  const ranked = [...pages]
    .map((page): RankedPage => {
      const scores = weighed.map((part) => scoreConcept(part, page));
      const focus = 1 + FOCUS_BONUS * Math.min(1, sections.get(page)?.[0]?.score ?? 0);
      const title = titles.get(page) ?? 1;
      const prior = languageFactor(page) * (priors[page] ?? 1);
      const points = scores.reduce((sum, concept) => sum + concept.points, 0);
      return {
        page,
        score: points * focus * title * prior,
        concepts: scores,
        focus,
        title,
        prior,
        isInTitle: evidence.some((part) => part.concept.required && part.titles.has(page)),
        sections: sections.get(page) ?? [],
      };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
  return {pages: ranked, terms: new Set(weighed.flatMap(({evidence}) => [...evidence.terms]))};
}
