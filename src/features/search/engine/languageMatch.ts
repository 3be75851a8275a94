import type {SearchIndex} from '../records/compactIndex.ts';
import type {Concept} from './queryPlan.ts';
import {stems} from './tokenize.ts';

/** Pages about the SDK of one language; the folder is named after it. */
const SDK_FOLDER = /^\/sdks\/(?:client|server)-sdks\/([^/]+)\/./;

/**
 * Factors of pages about a language, when the query names another one and when it names none: then
 * one page for all languages serves better than the same page of a dozen.
 */
const OTHER_LANGUAGE = 0.8;
const NO_LANGUAGE = 0.9;

/** Tells how well each page's language fits a query: a factor of at most 1, by page number. */
export type LanguageMatcher = (concepts: readonly Concept[]) => (page: number) => number;

/** Prepares the languages of an index. A query names one by its folder or a synonym of that. */
export function languageMatcher(index: SearchIndex): LanguageMatcher {
  const languages = index.pages.map(({route}) =>
    stems(SDK_FOLDER.exec(route)?.[1] ?? '').join(' '),
  );
  const known = new Set(languages.filter(Boolean));
  return (concepts) => {
    const named = new Set(
      concepts
        .filter(({required}) => required)
        .flatMap(({alternatives}) => alternatives.map(({terms}) => terms.join(' ')))
        .filter((name) => known.has(name)),
    );
    const unfit = named.size > 0 ? OTHER_LANGUAGE : NO_LANGUAGE;
    return (page) => {
      const language = languages[page] ?? '';
      return language === '' || named.has(language) ? 1 : unfit;
    };
  };
}
