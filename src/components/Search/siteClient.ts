import {createEmbeddedClient} from '../../search/embeddedClient';
import type {HostedSettings} from '../../search/hostedClient';
import type {WorkerLike} from '../../search/indexWorker';
import type {SearchClient, SearchRequests, SearchResponses} from '../../search/searchClient';
import {toSearchUnavailable} from '../../search/searchUnavailable';
import type {SearchSettings} from '../../search/settings';
import {lazyImport} from '../lazyImport';
import {takeIndexDownload} from './indexDownload';

type SearchWorker = WorkerLike<SearchRequests, SearchResponses>;

function startWorker(): SearchWorker {
  return new Worker(new URL('../../search/worker.ts', import.meta.url)) as SearchWorker;
}

/** The provider's client is loaded with the first search: most sites do not use it. */
function lazyHostedClient(hosted: HostedSettings): SearchClient {
  const loadModule = lazyImport(() => import('../../search/hostedClient'));
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

let client: SearchClient | undefined;

/** Returns the one client of this site: the hosted provider's if configured, else the embedded. */
export function siteClient(settings: SearchSettings): SearchClient {
  client ??= settings.hosted
    ? lazyHostedClient(settings.hosted)
    : createEmbeddedClient({loadIndex: () => takeIndexDownload(settings), startWorker});
  return client;
}
