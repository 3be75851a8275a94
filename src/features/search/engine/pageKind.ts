import type {SearchIndex} from '../records/compactIndex.ts';
import type {Concept} from './queryPlan.ts';
import type {RankingParams} from './ranking.ts';
import {stems} from './tokenize.ts';

/** Pages about the SDK of one language; the folder is named after it. */
const SDK_FOLDER = /^\/sdks\/(?:client|server)-sdks\/([^/]+)\/./;

/** Tells how well each page's kind fits a query: a factor of at most 1, by page number. */
export type KindMatcher = (concepts: readonly Concept[]) => (page: number) => number;

/** Prepares the kinds of pages. A query names a language by its folder or a synonym of that. */
export function kindMatcher(
  {pages}: SearchIndex,
  {otherLanguage, priors}: RankingParams,
): KindMatcher {
  const languages = pages.map(({route}) => stems(SDK_FOLDER.exec(route)?.[1] ?? '').join(' '));
  const ofRoutes = pages.map(({route}) => priors.find(([routes]) => routes.test(route))?.[1] ?? 1);
  return (concepts) => {
    const named = new Set(
      concepts.flatMap(({alternatives}) => alternatives.map(({terms}) => terms.join(' '))),
    );
    return (page) => {
      const language = languages[page] ?? '';
      const isFit = language === '' || named.has(language);
      return (isFit ? 1 : otherLanguage) * (ofRoutes[page] ?? 1);
    };
  };
}
