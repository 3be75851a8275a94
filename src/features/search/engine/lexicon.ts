import MiniSearch, {type SearchResult} from 'minisearch';
import type {SearchIndex} from '../records/compactIndex.ts';
import {mayBeUnfinished} from './queryPlan.ts';
import type {RankingParams} from './ranking.ts';
import {indexTerms} from './tokenize.ts';

/** Terms remembered with where they were found: a query is typed letter by letter. */
const MAX_REMEMBERED = 300;

/** Where a term was found: scores by page and by section number. */
export interface TermMatches {
  pages: ReadonlyMap<number, number>;
  sections: ReadonlyMap<number, number>;
  /** Pages with it in their title. */
  titles: ReadonlySet<number>;
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

const AS_GIVEN = {tokenize: (term: string) => [term], processTerm: (term: string) => term};

/** The score of each document that was found, by its number. */
function scoresOf(results: readonly SearchResult[]): Map<number, number> {
  return new Map(results.map(({id, score}) => [id as number, score]));
}

/** Finds single terms in pages (title, route, keywords, description, words of questions) and in their sections. */
export class Lexicon {
  readonly sections: readonly SectionPlace[];
  private readonly known = new Set<string>();
  private readonly remembered = new Map<string, TermMatches>();
  private readonly params: RankingParams;
  private readonly pageIndex: MiniSearch<Document>;
  private readonly sectionIndex: MiniSearch<Document>;

  constructor(index: SearchIndex, params: RankingParams) {
    this.params = params;
    const {known} = this;
    /** An index whose documents are lists of terms; they are noted. */
    const createIndex = (fields: object): MiniSearch<Document> =>
      new MiniSearch({
        fields: Object.keys(fields),
        tokenize: (text) => text.split(' '),
        processTerm: (term) => {
          known.add(term);
          return term;
        },
      });
    const termsOf = (text: string): string => indexTerms(text).join(' ');
    this.pageIndex = createIndex(params.pageFields);
    this.sectionIndex = createIndex(params.sectionFields);
    const places: SectionPlace[] = [];
    index.pages.forEach((page, pageNumber) => {
      this.pageIndex.add({
        id: pageNumber,
        title: termsOf(page.sections[0]?.[1] ?? ''),
        route: termsOf(page.route.replaceAll('/', ' ')),
        keywords: termsOf(page.keywords),
        description: termsOf(page.description),
        asked: [...new Set(page.asked?.split(' '))].join(' '),
      });
      page.sections.forEach(([level, heading, , excerpt = '', terms = ''], position) => {
        const id = places.push({id: places.length, page: pageNumber, position}) - 1;
        this.sectionIndex.add({
          id,
          heading: level === 1 ? '' : termsOf(heading),
          text: `${termsOf(excerpt)} ${terms}`.trim(),
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
    const pages = this.pageIndex.search(term, {...how, boost: pageFields});
    const sections = this.sectionIndex.search(term, {...how, boost: sectionFields});
    const inTitle = pages.filter(({match}) => Object.values(match).flat().includes('title'));
    return {
      pages: scoresOf(pages),
      sections: scoresOf(sections),
      titles: new Set(inTitle.map(({id}) => id as number)),
      terms: new Set([...pages, ...sections].flatMap((result) => result.terms)),
    };
  }
}
