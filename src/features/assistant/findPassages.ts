import {
  sectionAnchor,
  type CompactPage,
  type CompactSection,
} from '../search/records/compactIndex.ts';
import {messageOf} from '../search/engine/quotes.ts';
import type {Engine} from '../search/engine/engine.ts';
import type {RankedPage} from '../search/engine/rank.ts';
import type {Concept} from '../search/engine/queryPlan.ts';
import {coverageMeter, type Coverage, type CoverageMeter} from './coverage.ts';
import {evaluationCodeSection} from './evaluationCode.ts';
import {questionConcepts} from './questionConcepts.ts';
import type {Findings, Passage, Question} from './types.ts';

const MAX_PASSAGES = 3;
const MAX_RELATED = 3;

/** Share of the best page's fit that a further passage, or a related page, must reach. */
const PASSAGE_SHARE = 0.7;
const RELATED_SHARE = 0.5;

/** Pages looked at: the best of the search, and those that speak about most of the question. */
const BEST_RANKED = 10;
const BEST_COVERED = 6;

/**
 * Weight of a page's score in the search beside the share of the question that it covers. The score
 * knows the page's title and keywords; coverage finds the section that has the details.
 */
const SEARCH_WEIGHT = 1.5;

/**
 * How much of the question a section speaks about that is quoted in place of the introduction, and how
 * many times as much as that: questions that were written for a whole page count for its introduction.
 */
const LEAST_ALONE = 0.25;
const OVER_INTRODUCTION = 1.25;

/** Links to other pages at a page's end: nothing to quote. */
const LINK_LIST = 'Next';

interface FoundSection {
  page: CompactPage;
  /** Place of the section on its page. */
  position: number;
}

interface Candidate extends FoundSection {
  /** Place of the page in the search, from 0. */
  rank: number;
  /** How well the page fits: its score in the search and how much of the question it covers. */
  fit: number;
  ranked: RankedPage;
}

interface MeasuredPage {
  ranked: RankedPage;
  rank: number;
  sections: Coverage[];
  coverage: number;
}

function measurePages(ranked: readonly RankedPage[], meter: CoverageMeter): MeasuredPage[] {
  const pages = ranked.map((one, rank) => {
    const sections = meter.measure(one.page);
    const coverage = Math.max(0, ...sections.map(({onPage}) => onPage));
    return {ranked: one, rank, sections, coverage};
  });
  const covered = new Set(
    [...pages].sort((a, b) => b.coverage - a.coverage).slice(0, BEST_COVERED),
  );
  return pages.filter((page, place) => place < BEST_RANKED || covered.has(page));
}

/** Whether a section is nothing but its subsections. */
function isEmpty([, , , excerpt, words]: CompactSection): boolean {
  return !excerpt && !words;
}

/** The place of the best section that says something; one without text gives way to a part of it. */
function choosePosition({sections}: CompactPage, positions: readonly number[]): number {
  const quotable = positions.filter((place) => sections[place]?.[1] !== LINK_LIST);
  const [best = 0] = quotable;
  const section = sections[best];
  if (!section || !isEmpty(section)) {
    return best;
  }
  const next = sections.findIndex(([level], place) => place > best && level <= section[0]);
  const end = next < 0 ? sections.length : next;
  return quotable.find((place) => place > best && place < end) ?? best;
}

function toCandidates(
  engine: Engine,
  {ranked, rank, sections, coverage}: MeasuredPage,
): Candidate[] {
  const page = engine.index.pages[ranked.page];
  const asked = new Map(ranked.sections.map((one) => [one.id, one.asked]));
  const fitOf = ({section, alone}: Coverage): number => alone + (asked.get(section) ?? 0);
  const positionOf = ({section}: Coverage): number => engine.sections[section]?.position ?? 0;
  const fitting = [...sections].sort((a, b) => fitOf(b) - fitOf(a));
  const [fullest] = sections;
  const [best] = fitting;
  const overtakes =
    fullest &&
    best &&
    positionOf(best) === 0 &&
    fullest.alone >= Math.max(LEAST_ALONE, OVER_INTRODUCTION * best.alone);
  const positions = (overtakes ? [fullest, ...fitting] : fitting).map(positionOf);
  const fit = SEARCH_WEIGHT * Math.sqrt(ranked.score) + coverage;
  return page ? [{page, position: choosePosition(page, positions), rank, fit, ranked}] : [];
}

function titleOf(page: CompactPage): string {
  return page.sections[0]?.[1] ?? page.route;
}

function toPassage({page, position}: FoundSection): Passage {
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

/** The pages that fit best; the first page of the search is always among them. */
function choosePages(fitting: readonly Candidate[], all: readonly Candidate[]): Candidate[] {
  const best = fitting.slice(0, MAX_PASSAGES);
  const first = all.find(({rank}) => rank === 0);
  return !first || best.includes(first) ? best : [...best.slice(0, MAX_PASSAGES - 1), first];
}

/**
 * Adds what explains the evaluation code in a question, which is no chance match: first where it is
 * all that is asked about, else second.
 */
function withEvaluationCode(
  engine: Engine,
  question: string,
  planned: readonly Concept[],
  found: readonly FoundSection[],
): readonly FoundSection[] {
  const section = evaluationCodeSection(engine, question);
  const page = engine.index.pages[section?.page ?? -1];
  if (!section || !page) {
    return found;
  }
  const isAll = planned.filter(({required}) => required).length === 1;
  const others = found.filter((one) => one.page !== page);
  const before = isAll || found[0]?.page === page ? 0 : 1;
  const code = {page, position: section.position};
  return [...others.slice(0, before), code, ...others.slice(before)].slice(0, MAX_PASSAGES);
}

interface Assessment {
  /** What the question is about, as the search understands it. */
  planned: readonly Concept[];
  meter: CoverageMeter;
  /** Best first. */
  candidates: Candidate[];
}

/** Looks for pages that answer a question, best first. */
export function assess(engine: Engine, question: string): Assessment {
  const plan = engine.plan(question, true);
  const meter = coverageMeter(engine, questionConcepts(plan.concepts, question));
  const {pages} = engine.rank(plan);
  const candidates = measurePages(pages, meter)
    .flatMap((page) => toCandidates(engine, page))
    .sort((a, b) => b.fit - a.fit);
  return {planned: plan.concepts, meter, candidates};
}

/**
 * Finds the passages that answer a question: the best section of each of the pages that fit best. A
 * log line in JSON asks for its message. Never throws.
 */
export function findPassages(engine: Engine, {text}: Question): Findings {
  const question = messageOf(text);
  const {planned, meter, candidates} = assess(engine, question);
  const best = candidates[0]?.fit ?? 0;
  const reaching = (share: number): Candidate[] =>
    candidates.filter(({fit}) => fit >= share * best);
  const found = choosePages(reaching(PASSAGE_SHARE), candidates);
  const quoted = withEvaluationCode(engine, question, planned, found);
  const pages = quoted.map(({page}) => page);
  const related = reaching(RELATED_SHARE).filter(({page}) => !pages.includes(page));
  return {
    verdict: quoted.length === 0 ? 'nothing' : 'closest',
    passages: quoted.map(toPassage),
    related: related
      .slice(0, MAX_RELATED)
      .map(({page}) => ({route: page.route, title: titleOf(page)})),
    runsOn: [],
    terms: meter.terms,
  };
}
