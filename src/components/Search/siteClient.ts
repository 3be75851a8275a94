import {readFile, type Download, download} from '../../search/download';
import {createEmbeddedClient} from '../../search/embeddedClient';
import type {HostedSettings} from '../../search/hostedClient';
import {loadIndex} from '../../search/loadIndex';
import {startWorker} from '../../search/pageWorker';
import type {SearchClient} from '../../search/searchClient';
import {toSearchUnavailable} from '../../search/searchUnavailable';
import type {SearchSettings} from '../../search/settings';
import {lazyImport} from '../lazyImport';
import {takeRequest, takeWorker} from './earlyStart';

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

const loadAnswerer = lazyImport(() => import('../../search/searchAnswerer'));

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
        startWorker: () =>
          startWorker(takeWorker, async () => (await loadAnswerer()).createSearchAnswerer()),
      });
  return client;
}
