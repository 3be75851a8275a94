import {sectionAnchor, type CompactPage, type CompactSection} from '../records/compactIndex.ts';
import {messageOf} from './quotes.ts';
import type {Engine, EngineResult} from './engine.ts';
import {ownTerms} from './queryPlan.ts';
import {RANKING} from './ranking.ts';
import {frameworksIn, type RunsOn} from './frameworks.ts';

/** What readers ask. */
export interface Question {
  text: string;
  /** Folder of the SDK whose tabs the reader chose, such as `python`; its pages come first. */
  sdk?: string | undefined;
}

/** A section of a page that says something about the question. */
export interface Passage {
  /** Path of the page. */
  route: string;
  /** Anchor of the section; null for the top of the page. */
  anchor: string | null;
  /** Place of the section's heading among all headings of the page, from 0. */
  position: number;
  pageTitle: string;
  heading: string;
  /** The beginning of the section as the index keeps it; shown when the page cannot be read. */
  excerpt: string;
}

interface RelatedPage {
  route: string;
  title: string;
}

/**
 * How well the passages fit: the first one answers; they come closest, and may not answer; or no
 * page has a single one of the question's own words.
 */
export type Verdict = 'answers' | 'closest' | 'nothing';

/** What the index has for a question. It crosses from the worker to the page as it is. */
export interface Findings {
  verdict: Verdict;
  /** The best sections of up to three pages, in the order of the search; none for `nothing`. */
  passages: Passage[];
  /** The pages that follow. */
  related: RelatedPage[];
  /** For each framework that the question names without asking for an SDK by its name. */
  runsOn: RunsOn[];
  /** How much finding each term says, by stem: rare terms say more. */
  terms: ReadonlyMap<string, number>;
}

const MAX_PASSAGES = 3;
const MAX_RELATED = 5;

/** How many times the second page's score the first one has that answers. */
const AHEAD = 1.25;

/** Share of the question, rare words counting more, that it speaks about at least. */
const SPOKEN_ABOUT = 0.3;

/** Links to other pages at a page's end: nothing to quote. */
const LINK_LIST = 'Next';

/** Whether a section is nothing but its subsections. */
function isEmpty([, , , excerpt, words]: CompactSection): boolean {
  return !excerpt && !words;
}

/** The section at a place if it says something, else the first one below it that does. */
function quotable({sections}: CompactPage, position: number): number {
  const section = sections[position];
  if (!section || section[1] === LINK_LIST) {
    return 0;
  }
  const place = sections.findIndex((one, at) => at >= position && !isEmpty(one));
  return isEmpty(section) && place >= 0 && (sections[place]?.[0] ?? 0) > section[0]
    ? place
    : position;
}

function titleOf(page: CompactPage): string {
  return page.sections[0]?.[1] ?? page.route;
}

function toPassage(page: CompactPage, best: number): Passage {
  const position = quotable(page, best);
  const section = page.sections[position];
  return {
    route: page.route,
    position,
    anchor: section && position > 0 ? sectionAnchor(section) : null,
    pageTitle: titleOf(page),
    heading: section?.[1] ?? titleOf(page),
    excerpt: section?.[3] || page.description,
  };
}

/**
 * Whether the first page is clearly ahead, and speaks about enough of the question, of which one word
 * tells too little.
 */
function answers({pages: [first, second], evidence}: EngineResult): boolean {
  if (!first) return false;
  const isEnough = (evidence.length > 1 && first.points >= SPOKEN_ABOUT) || first.whole > 0;
  return isEnough && first.score >= AHEAD * (second?.score ?? 0);
}

/** How much finding each term says, by stem. */
function termWeights({evidence}: EngineResult): Map<string, number> {
  const weights = new Map<string, number>();
  for (const {concept, terms, weight} of evidence) {
    const own = ownTerms(concept);
    for (const term of terms) {
      const share = own.includes(term) ? 1 : RANKING.alternatives.synonym;
      weights.set(term, Math.max(share * weight, weights.get(term) ?? 0));
    }
  }
  return weights;
}

/**
 * Finds the passages that come closest to a question: the best section of each of the first pages of
 * the search, in its order, with how well they fit. A log line in JSON asks for its message. Never
 * throws.
 */
export function findPassages(engine: Engine, {text, sdk}: Question): Findings {
  const question = messageOf(text);
  const found = engine.search(question, {sdk});
  const terms = termWeights(found);
  // Whether a page has one of the question's own words.
  const isKnown = found.evidence.some((one) => ownTerms(one.concept).some((t) => one.terms.has(t)));
  const runsOn = frameworksIn(question, engine);
  if (found.hits.length === 0 || !isKnown) {
    return {verdict: 'nothing', passages: [], related: [], runsOn, terms};
  }
  const best = new Map(found.hits.toReversed().map(({page, position}) => [page, position]));
  const pages = found.pages.map(({page}) => engine.index.pages[page] as CompactPage);
  const verdict: Verdict = answers(found) ? 'answers' : 'closest';
  return {
    verdict,
    passages: pages.slice(0, MAX_PASSAGES).map((page) => toPassage(page, best.get(page) ?? 0)),
    related: pages
      .slice(MAX_PASSAGES, MAX_PASSAGES + MAX_RELATED)
      .map((page): RelatedPage => ({route: page.route, title: titleOf(page)})),
    runsOn,
    terms,
  };
}
