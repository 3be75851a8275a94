import {download} from '../client/download.ts';
import {createEmbeddedClient} from '../client/embeddedClient.ts';
import {loadIndex, loadPhraseIndex} from '../client/loadIndex.ts';
import {connect} from '../client/connection.ts';
import type {SearchClient, SearchRequests} from '../client/searchClient.ts';
import {toSearchUnavailable} from '../client/searchUnavailable.ts';
import type {HostedSettings, SearchSettings} from '../client/settings.ts';
import {phrasesIn} from '../engine/quotes.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';

/** The provider's client is loaded with the first search: most sites do not use it. */
function lazyHostedClient(hosted: HostedSettings): SearchClient {
  const loadModule = lazyImport(() => import('../hosted/hostedClient.ts'));
  let client: SearchClient | undefined;
  const connect = async (): Promise<SearchClient> => {
    try {
      const {createHostedClient} = await loadModule();
      client ??= createHostedClient(hosted);
      return client;
    } catch (error) {
      throw toSearchUnavailable(error);
    }
  };
  return {
    search: async (requests) => (await connect()).search(requests),
    prepare: () => {
      connect().catch(() => undefined);
    },
  };
}

const loadAnswerer = lazyImport(() => import('../client/searchAnswerer.ts'));

function newWorker(): Worker {
  return new Worker(new URL('../client/worker.ts', import.meta.url));
}

const connectToWorker = () =>
  connect(newWorker, async () => (await loadAnswerer()).createSearchAnswerer());

function hasPhrase({requests}: SearchRequests): boolean {
  return requests.some(({query = ''}) => phrasesIn(query).length > 0);
}

/**
 * Answers from the index that ships with the site. Phrases have a worker and an index of their own,
 * loaded with the first of them: few readers use quotes, and the whole text is large.
 */
function embeddedClient({embedded}: SearchSettings): SearchClient {
  const cacheOf = (isRetry: boolean): RequestCache | undefined => (isRetry ? 'reload' : undefined);
  const words = createEmbeddedClient({
    loadIndex: (isRetry) => loadIndex(embedded, download, cacheOf(isRetry)),
    connect: connectToWorker,
  });
  const phrases = createEmbeddedClient({
    loadIndex: (isRetry) => loadPhraseIndex(embedded, download, cacheOf(isRetry)),
    connect: connectToWorker,
  });
  return {
    search: (requests, isWanted) =>
      (hasPhrase(requests) ? phrases : words).search(requests, isWanted),
    prepare: words.prepare,
  };
}

let client: SearchClient | undefined;

/** Returns the one client of this site: the hosted provider's if configured, else the embedded. */
export function siteClient(settings: SearchSettings): SearchClient {
  client ??= settings.hosted ? lazyHostedClient(settings.hosted) : embeddedClient(settings);
  return client;
}
