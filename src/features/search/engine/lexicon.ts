import MiniSearch, {type Options, type SearchResult} from 'minisearch';
import type {CompactPage, SearchIndex} from '../records/compactIndex.ts';
import {indexTerms} from './tokenize.ts';

/** How much a word counts by where it stands on a page. Body text counts 1. */
const PAGE_BOOSTS = {title: 4, route: 2, keywords: 4, description: 1.5, breadcrumbs: 1.5};
const SECTION_BOOSTS = {heading: 3, text: 1};

/** Score factors of words that start like the term or differ by a typo. */
const MATCH_WEIGHTS = {prefix: 0.5, fuzzy: 0.3};

const MIN_PREFIX_LENGTH = 3;
const MIN_FUZZY_LENGTH = 5;
/** Allowed typos as a share of the term's length. */
const FUZZINESS = 0.2;
const MAX_TYPOS = 2;

/** Where a term was found: scores by page and by section number. */
export interface TermMatches {
  pages: ReadonlyMap<number, number>;
  sections: ReadonlyMap<number, number>;
  /** Pages with it in their title. */
  titles: ReadonlySet<number>;
  /** Sections with it in their own heading. */
  headings: ReadonlySet<number>;
  /** The terms found: the one asked for, longer ones and likely corrections. */
  terms: ReadonlySet<string>;
}

/** A section's place: number of its page, and its own among all sections. */
export interface SectionPlace {
  id: number;
  page: number;
  position: number;
}

interface PageDocument extends Record<keyof typeof PAGE_BOOSTS, string> {
  id: number;
}

interface SectionDocument extends Record<keyof typeof SECTION_BOOSTS, string> {
  id: number;
}

/** Terms come ready-made from the tokenizer; those of the index are noted in `known`. */
function options(fields: string[], known: Set<string>): Options {
  return {
    fields,
    tokenize: indexTerms,
    processTerm: (term) => {
      known.add(term);
      return term;
    },
  };
}

const AS_GIVEN = {tokenize: (term: string) => [term], processTerm: (term: string) => term};

function toPageDocument(page: CompactPage, id: number, {breadcrumbs}: SearchIndex): PageDocument {
  return {
    id,
    title: page.sections[0]?.[1] ?? '',
    route: page.route.replaceAll('/', ' '),
    keywords: page.keywords,
    description: page.description,
    breadcrumbs: (breadcrumbs[page.breadcrumbs] ?? []).join(' '),
  };
}

interface Found {
  scores: Map<number, number>;
  /** Documents with the term in the field asked about. */
  inField: Set<number>;
}

function read(results: readonly SearchResult[], field: string, terms: Set<string>): Found {
  const scores = new Map<number, number>();
  const inField = new Set<number>();
  for (const {id, score, match} of results) {
    scores.set(id as number, score);
    for (const [term, fields] of Object.entries(match)) {
      terms.add(term);
      if (fields.includes(field)) {
        inField.add(id as number);
      }
    }
  }
  return {scores, inField};
}

/** Finds single terms in pages (title, route, keywords …) and in their sections. */
export class Lexicon {
  readonly sections: readonly SectionPlace[];
  private readonly known = new Set<string>();
  private readonly isOutline: boolean;
  private readonly pageIndex = new MiniSearch<PageDocument>(
    options(Object.keys(PAGE_BOOSTS), this.known),
  );
  private readonly sectionIndex = new MiniSearch<SectionDocument>(
    options(Object.keys(SECTION_BOOSTS), this.known),
  );

  constructor(index: SearchIndex) {
    this.isOutline = index.isOutline === true;
    const places: SectionPlace[] = [];
    index.pages.forEach((page, pageNumber) => {
      this.pageIndex.add(toPageDocument(page, pageNumber, index));
      page.sections.forEach(([level, heading, , excerpt, words], position) => {
        const id = places.push({id: places.length, page: pageNumber, position}) - 1;
        this.sectionIndex.add({
          id,
          heading: level === 1 ? '' : heading,
          text: `${excerpt} ${words}`,
        });
      });
    });
    this.sections = places;
  }

  /** Whether a term stands on any page. */
  knows(term: string): boolean {
    return this.known.has(term);
  }

  /**
   * Finds a term.
   *
   * @param isTyped whether it may be unfinished or misspelt: then longer words that start like it
   * count, and words that differ by a typo while it is unknown itself. In an outline typos do not
   * count: the word may well be in the text.
   */
  find(term: string, isTyped: boolean): TermMatches {
    const how = {
      ...AS_GIVEN,
      weights: MATCH_WEIGHTS,
      maxFuzzy: MAX_TYPOS,
      prefix: isTyped && term.length >= MIN_PREFIX_LENGTH,
      // Where the word exists as written, its neighbors in spelling are other words.
      fuzzy:
        isTyped && !this.isOutline && !this.known.has(term) && term.length >= MIN_FUZZY_LENGTH
          ? FUZZINESS
          : (false as const),
    };
    const terms = new Set<string>();
    const pages = this.pageIndex.search(term, {...how, boost: PAGE_BOOSTS});
    const sections = this.sectionIndex.search(term, {...how, boost: SECTION_BOOSTS});
    const {scores: pageScores, inField: titles} = read(pages, 'title', terms);
    const {scores: sectionScores, inField: headings} = read(sections, 'heading', terms);
    return {pages: pageScores, sections: sectionScores, titles, headings, terms};
  }
}
