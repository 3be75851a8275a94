import {askIndex} from '../client/indexWorker.ts';
import type {SearchRequest, SearchResponses} from '../client/searchClient.ts';
import {toSearchUnavailable} from '../client/searchUnavailable.ts';
import type {SearchSettings} from '../client/settings.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';

/** The provider's client is loaded with the first search: most sites do not use it. */
const loadHosted = lazyImport(() => import('../hosted/hostedClient.ts'));

/**
 * Searches: by the hosted provider if one is configured, else in the index that ships with the site.
 *
 * @throws SearchUnavailable when it cannot be reached.
 */
export async function searchSite(
  {hosted, embedded}: SearchSettings,
  requests: readonly SearchRequest[],
): Promise<SearchResponses> {
  try {
    if (!hosted) return await askIndex(embedded, 'search', requests);
    const {searchHosted} = await loadHosted();
    return await searchHosted(hosted, requests);
  } catch (error) {
    throw toSearchUnavailable(error);
  }
}

/** Gets ready for a search that is likely to come, also after one that failed. Never throws. */
export function prepareSearch({hosted, embedded}: SearchSettings): void {
  // Whoever asks is told.
  (hosted ? loadHosted() : askIndex(embedded, 'load', undefined)).catch(() => undefined);
}
