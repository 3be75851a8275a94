import {createIndexWorker, type IndexWorkerOptions} from './indexWorker.ts';
import type {SearchClient, SearchRequests, SearchResponses} from './searchClient.ts';

async function succeeds(promise: Promise<void>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}

/** Returns a client for the index that ships with the site (see {@link createIndexWorker}). */
export function createEmbeddedClient(
  options: IndexWorkerOptions<SearchRequests, SearchResponses>,
): SearchClient {
  const {ask, prepare} = createIndexWorker(options);
  const search = async (
    requests: SearchRequests,
    isWanted?: () => boolean,
  ): Promise<SearchResponses> => {
    const {reply, completion} = await ask(requests, isWanted);
    if (!completion) {
      return reply;
    }
    const isWithoutHits = reply.results.some(({nbHits}) => nbHits === 0);
    // What no title or heading names, the text may: "no results" would be wrong until then.
    const isWorthWaiting = isWithoutHits && (await succeeds(completion));
    return isWorthWaiting ? search(requests, isWanted) : {...reply, completion};
  };
  return {search, prepare};
}
