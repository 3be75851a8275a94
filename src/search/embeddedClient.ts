import {createIndexWorker, type IndexWorkerOptions} from './indexWorker.ts';
import type {SearchClient, SearchRequests, SearchResponses} from './searchClient.ts';

/** Returns a client for the index that ships with the site (see {@link createIndexWorker}). */
export function createEmbeddedClient(
  options: IndexWorkerOptions<SearchRequests, SearchResponses>,
): SearchClient {
  const {ask, prepare} = createIndexWorker(options);
  return {search: ask, prepare};
}
