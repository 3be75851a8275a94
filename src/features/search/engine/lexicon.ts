import MiniSearch, {type Options, type SearchResult} from 'minisearch';
import {excerptAt, type CompactPage, type SearchIndex} from '../records/compactIndex.ts';
import {mayBeUnfinished} from './queryPlan.ts';
import type {RankingParams} from './ranking.ts';
import {indexTerms} from './tokenize.ts';

/** Terms remembered with where they were found: a query is typed letter by letter. */
const MAX_REMEMBERED = 300;

/** Where a term was found: scores by page and by section number. */
interface TermMatches {
  pages: ReadonlyMap<number, number>;
  sections: ReadonlyMap<number, number>;
  /** Pages with it in their title. */
  titles: ReadonlySet<number>;
  /** Sections with it in their own heading. */
  headings: ReadonlySet<number>;
  /** The terms found: the one asked for and longer ones. */
  terms: ReadonlySet<string>;
}

/** A section's place: number of its page, and its own among all sections. */
export interface SectionPlace {
  id: number;
  page: number;
  position: number;
}

interface Document extends Record<string, string | number> {
  id: number;
}

/** Terms come ready-made from the tokenizer; those of the index are noted in `known`. */
function options(fields: string[], known: Set<string>): Options<Document> {
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

function toPageDocument(page: CompactPage, id: number): Document {
  return {
    id,
    title: page.sections[0]?.[1] ?? '',
    route: page.route.replaceAll('/', ' '),
    keywords: page.keywords,
    description: page.description,
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

/** Finds single terms in pages (title, route, keywords and description) and in their sections. */
export class Lexicon {
  readonly sections: readonly SectionPlace[];
  private readonly known = new Set<string>();
  private readonly remembered = new Map<string, TermMatches>();
  private readonly params: RankingParams;
  private readonly pageIndex: MiniSearch<Document>;
  private readonly sectionIndex: MiniSearch<Document>;

  constructor(index: SearchIndex, params: RankingParams) {
    this.params = params;
    this.pageIndex = new MiniSearch(options(Object.keys(params.pageFields), this.known));
    this.sectionIndex = new MiniSearch(options(Object.keys(params.sectionFields), this.known));
    const places: SectionPlace[] = [];
    index.pages.forEach((page, pageNumber) => {
      this.pageIndex.add(toPageDocument(page, pageNumber));
      page.sections.forEach(([level, heading, , , words = ''], position) => {
        const id = places.push({id: places.length, page: pageNumber, position}) - 1;
        this.sectionIndex.add({
          id,
          heading: level === 1 ? '' : heading,
          text: `${excerptAt(page, position)} ${words}`,
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
   * @param isTyped whether it may be unfinished: then longer words that start like it count, too.
   */
  find(term: string, isTyped: boolean): TermMatches {
    const key = `${term} ${isTyped}`;
    const remembered = this.remembered.get(key);
    if (remembered) {
      return remembered;
    }
    if (this.remembered.size >= MAX_REMEMBERED) {
      this.remembered.clear();
    }
    const found = this.lookUp(term, isTyped && mayBeUnfinished(term));
    this.remembered.set(key, found);
    return found;
  }

  private lookUp(term: string, isTyped: boolean): TermMatches {
    const {pageFields, sectionFields, prefixWeight, minPrefixLength} = this.params;
    const how = {
      ...AS_GIVEN,
      // The weight of corrections has no use here, but the library asks for it.
      weights: {prefix: prefixWeight, fuzzy: 0},
      prefix: isTyped && term.length >= minPrefixLength,
    };
    const terms = new Set<string>();
    const pages = this.pageIndex.search(term, {...how, boost: pageFields});
    const sections = this.sectionIndex.search(term, {...how, boost: sectionFields});
    const {scores: pageScores, inField: titles} = read(pages, 'title', terms);
    const {scores: sectionScores, inField: headings} = read(sections, 'heading', terms);
    return {pages: pageScores, sections: sectionScores, titles, headings, terms};
  }
}
