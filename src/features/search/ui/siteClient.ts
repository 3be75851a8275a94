import {usePluginData} from '@docusaurus/useGlobalData';
import {askIndex} from '../client/indexWorker.ts';
import type {SearchRequest, SearchResponses} from '../client/searchClient.ts';
import {type SearchSettings, SEARCH_PLUGIN} from '../client/settings.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';

/** The provider's client is loaded with the first search: most sites do not use it. */
const loadHosted = lazyImport(() => import('../hosted/hostedClient.ts'));

/**
 * Searches: by the hosted provider if one is configured, else in the index that ships with the site.
 *
 * @throws OutdatedPage when only a reload of the page can help, or what else keeps it from answering.
 */
export async function searchSite(
  {hosted, embedded}: SearchSettings,
  requests: readonly SearchRequest[],
): Promise<SearchResponses> {
  if (!hosted) return askIndex(embedded, 'search', requests);
  const {searchHosted} = await loadHosted();
  return searchHosted(hosted, requests);
}

/** Gets ready for a search that is likely to come, also after one that failed. Never throws. */
export function prepareSearch({hosted, embedded}: SearchSettings): void {
  // Whoever asks is told.
  (hosted ? loadHosted() : askIndex(embedded, 'load', undefined)).catch(() => undefined);
}

/** The settings of the search plugin. */
export function useSearchSettings(): SearchSettings {
  return usePluginData(SEARCH_PLUGIN, undefined, {failfast: true}) as SearchSettings;
}
