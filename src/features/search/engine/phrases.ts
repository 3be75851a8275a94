import {passesFilters} from '../hosted/facetFilters.ts';
import {
  facetValues,
  type Asked,
  type Engine,
  type EngineResult,
  type SectionHit,
} from './engine.ts';
import {messageOf, phrasesIn, withoutQuotes} from './quotes.ts';
import type {RankedPage} from './rank.ts';
import {indexTerms} from './tokenize.ts';

const WORDS = /[\p{L}\p{N}]+/gu;

/** Sections of a page shown at most. */
const MAX_SECTIONS = 3;

/** Characters shown before a phrase at least, where there are so many. */
const CONTEXT = 30;

/** The words in a row, whatever case they have and whatever stands between them but words. */
function patternOf(phrase: string): RegExp {
  const words = phrase.match(WORDS) ?? [];
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'iu');
}

/** A section that has one of the phrases. */
interface Match extends SectionHit {
  id: number;
  /** The phrases it has, by their places in the query. */
  phrases: number[];
}

/** The text from shortly before a phrase; undefined where it does not stand. */
function textFrom(text: string, pattern: RegExp | undefined): string | undefined {
  const place = pattern ? text.search(pattern) : -1;
  // A whole word, or the beginning.
  const start = text.lastIndexOf(' ', Math.max(0, place - CONTEXT)) + 1;
  return place < 0 ? undefined : text.slice(start);
}

function matchesByPage(
  {index, sections}: Engine,
  texts: readonly string[],
  patterns: readonly RegExp[],
): Map<number, Match[]> {
  const matches = new Map<number, Match[]>();
  for (const {id, page: number, position} of sections) {
    const page = index.pages[number];
    const heading = page?.sections[position]?.[1] ?? '';
    const text = texts[id] ?? '';
    const phrases = patterns.flatMap((pattern, place) =>
      pattern.test(heading) || pattern.test(text) ? [place] : [],
    );
    if (page && phrases.length > 0) {
      const found = textFrom(text, patterns[phrases[0] ?? 0]);
      const match = {id, page, position, phrases, ...(found ? {text: found} : {})};
      matches.set(number, [...(matches.get(number) ?? []), match]);
    }
  }
  return matches;
}

/** Pages as the search ranks them for the words of the query, then those it does not know for it. */
function rankAll(engine: Engine, query: string, sdk?: string): RankedPage[] {
  const {pages} = engine.rank(engine.plan(query), sdk);
  const ranked = new Set(pages.map(({page}) => page));
  const others = [...engine.index.pages.keys()].filter((page) => !ranked.has(page));
  return [
    ...pages,
    ...others.map((page) => ({
      page,
      score: 0,
      concepts: [],
      title: 1,
      kind: 1,
      own: 0,
      whole: 0,
      sdk: 1,
      sections: [],
    })),
  ];
}

/** The sections to show of a page: those with most phrases, in the order of the search. */
function bestMatches(matches: readonly Match[], {sections}: RankedPage): Match[] {
  const places = new Map(sections.map(({id}, place) => [id, place]));
  const placeOf = ({id}: Match): number => places.get(id) ?? Infinity;
  return [...matches]
    .sort((a, b) => b.phrases.length - a.phrases.length || placeOf(a) - placeOf(b) || a.id - b.id)
    .slice(0, MAX_SECTIONS);
}

/**
 * Searches as {@link Engine.search} does; what stands in quotes has to occur on a page as these words
 * in a row, in a heading, in the text or in the code of a section. Of a log line in JSON the message is searched, and its quotes ask for nothing.
 */
export function searchPhrases(engine: Engine, query: string, asked: Asked = {}): EngineResult {
  const patterns = phrasesIn(query).map(patternOf);
  if (patterns.length === 0 || !engine.texts) {
    return engine.search(messageOf(query), asked);
  }
  const matches = matchesByPage(engine, engine.texts, patterns);
  const pages = rankAll(engine, withoutQuotes(query), asked.sdk).flatMap((ranked) => {
    const page = engine.index.pages[ranked.page];
    const found = matches.get(ranked.page) ?? [];
    const hasAll = patterns.every((_, place) => found.some(({phrases}) => phrases.includes(place)));
    return page && hasAll && passesFilters(facetValues(page), asked.filters)
      ? [{...ranked, route: page.route, found}]
      : [];
  });
  return {
    pages,
    hits: pages.flatMap((ranked) => bestMatches(ranked.found, ranked)),
    terms: new Set(indexTerms(query)),
    evidence: [],
  };
}
