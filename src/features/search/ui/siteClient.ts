import {readFile, type Download, download} from '../client/download.ts';
import {createEmbeddedClient} from '../client/embeddedClient.ts';
import {loadIndex} from '../client/loadIndex.ts';
import {connect} from '../client/connection.ts';
import type {SearchClient} from '../client/searchClient.ts';
import {toSearchUnavailable} from '../client/searchUnavailable.ts';
import type {HostedSettings, SearchSettings} from '../client/settings.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';
import {takeRequest, takeWorker} from './earlyStart.ts';

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

/** Downloads a part of the index, or goes on with the download that was started early. */
const takeDownload: Download = (url, cache) => {
  const request = takeRequest(url);
  const again = (): Promise<Response> => fetch(url);
  return request
    ? readFile(
        url,
        request.then((response) => (response.ok ? response : again()), again),
      )
    : download(url, cache);
};

let client: SearchClient | undefined;

/** Returns the one client of this site: the hosted provider's if configured, else the embedded. */
export function siteClient(settings: SearchSettings): SearchClient {
  client ??= settings.hosted
    ? lazyHostedClient(settings.hosted)
    : createEmbeddedClient({
        loadIndex: (isRetry) =>
          loadIndex(settings.embedded, takeDownload, isRetry ? 'reload' : undefined),
        connect: () =>
          connect(takeWorker, async () => (await loadAnswerer()).createSearchAnswerer()),
      });
  return client;
}
