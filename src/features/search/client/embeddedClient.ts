import {createIndexWorker, type IndexWorkerOptions} from './indexWorker.ts';
import type {SearchClient, SearchRequests, SearchResponses} from './searchClient.ts';

/** Returns a client for the index that ships with the site (see {@link createIndexWorker}). */
export function createEmbeddedClient(
  options: IndexWorkerOptions<SearchRequests, SearchResponses>,
): SearchClient {
  const {ask, prepare} = createIndexWorker(options);
  const search: SearchClient['search'] = async (requests, isWanted) => {
    const {reply, completion} = await ask(requests, isWanted);
    const partial = {...reply, ...(completion ? {completion} : {})};
    // What no title or heading names, the text may: "no results" would be wrong until then.
    return completion && reply.results.some(({nbHits}) => nbHits === 0)
      ? completion.then(
          () => search(requests, isWanted),
          () => partial,
        )
      : partial;
  };
  return {search, prepare};
}
