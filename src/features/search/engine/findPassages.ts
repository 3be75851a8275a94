import {sectionAnchor, type CompactPage, type CompactSection} from '../records/compactIndex.ts';
import {messageOf} from './quotes.ts';
import type {Engine, EngineResult} from './engine.ts';
import {ownTerms} from './queryPlan.ts';
import {RANKING} from './ranking.ts';
import {frameworksIn} from './frameworks.ts';
import type {Findings, Passage, Question, RelatedPage, Verdict} from './findings.ts';

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

/** Whether a page of the index has one of the question's own words. */
function isKnown({evidence}: EngineResult, engine: Engine): boolean {
  return evidence.some(({concept}) => ownTerms(concept).some((term) => engine.knows(term)));
}

/**
 * Whether the first page is clearly ahead, and speaks about enough of the question, of which one word
 * tells too little.
 */
function answers({pages: [first, second], evidence}: EngineResult): boolean {
  const covered = first?.concepts.reduce((sum, {points}) => sum + points, 0) ?? 0;
  const isEnough = (evidence.length > 1 && covered >= SPOKEN_ABOUT) || (first?.whole ?? 0) > 0;
  return isEnough && (first?.score ?? 0) >= AHEAD * (second?.score ?? 0);
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
  const runsOn = frameworksIn(question, engine);
  if (found.hits.length === 0 || !isKnown(found, engine)) {
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
