import {group} from 'd3-array';
import {passesFilters} from '../hosted/facetFilters.ts';
import {
  facetValues,
  type Asked,
  type Engine,
  type EngineResult,
  type SectionHit,
} from './engine.ts';
import {messageOf, phrasesIn, withoutQuotes} from './quotes.ts';
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

/** A section that has some of the phrases. */
interface Match extends SectionHit {
  id: number;
  phrases: readonly RegExp[];
}

/** The sections of an engine with a phrase in their heading, text or code, with the text from there on. */
function findMatches({index, sections, texts = []}: Engine, patterns: readonly RegExp[]): Match[] {
  return sections.flatMap(({id, page: number, position}) => {
    const page = index.pages[number];
    const heading = page?.sections[position]?.[1] ?? '';
    const whole = texts[id] ?? '';
    const phrases = patterns.filter((pattern) => pattern.test(heading) || pattern.test(whole));
    if (!page || !phrases[0]) return [];
    const place = whole.search(phrases[0]);
    // A whole word, or the beginning.
    const start = whole.lastIndexOf(' ', Math.max(0, place - CONTEXT)) + 1;
    return [{id, page, position, phrases, ...(place < 0 ? {} : {text: whole.slice(start)})}];
  });
}

/** What a search finds, with or without quotes. */
interface Found extends Pick<EngineResult, 'hits' | 'terms'> {
  pages: readonly {route: string}[];
}

/**
 * Searches as {@link Engine.search} does; what stands in quotes has to occur on a page as these words
 * in a row, in a heading, in the text or in the code of a section. Of a log line in JSON the message is searched, and its quotes ask for nothing.
 */
export function searchPhrases(engine: Engine, query: string, asked: Asked = {}): Found {
  const patterns = phrasesIn(query).map(patternOf);
  if (patterns.length === 0 || !engine.texts) {
    return engine.search(messageOf(query), asked);
  }
  const matches = group(findMatches(engine, patterns), ({page}) => page);
  // Pages as the search ranks them for the words of the query, then those it does not know for it.
  const ranked = engine.search(withoutQuotes(query), asked).pages;
  const order = new Map(ranked.map(({route}, place) => [route, place]));
  const placeOf = ({page}: SectionHit): number => order.get(page.route) ?? Infinity;
  const pages = [...matches.values()]
    .filter((found) => patterns.every((one) => found.some(({phrases}) => phrases.includes(one))))
    .filter(([first]) => first && passesFilters(facetValues(first.page), asked.filters))
    .sort(([a], [b]) => (a && b ? placeOf(a) - placeOf(b) || a.id - b.id : 0));
  return {
    pages: pages.map(([first]) => ({route: first?.page.route ?? ''})),
    hits: pages.flatMap((found) =>
      found
        .sort((a, b) => b.phrases.length - a.phrases.length || a.id - b.id)
        .slice(0, MAX_SECTIONS),
    ),
    terms: new Set(indexTerms(query)),
  };
}
