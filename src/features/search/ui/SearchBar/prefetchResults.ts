import type {SearchHit} from '../../client/searchClient.ts';
import {isExternalResult, resultUrl, type ResultUrlSettings} from '../../client/resultUrl.ts';

/** Results a reader is most likely to open. */
const COUNT = 5;

/** Loads the pages of the first results ahead, as links do that come into sight. */
export function prefetchResults(hits: readonly SearchHit[], settings: ResultUrlSettings): void {
  const pages = hits
    .slice(0, COUNT)
    .filter(({url}) => !isExternalResult(url, settings))
    .map(({url}) => resultUrl(url, settings).replace(/#.*/, ''));
  new Set(pages).forEach((page) => window.docusaurus.prefetch(page));
}
