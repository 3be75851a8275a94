import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {phrasesIn, withPlainQuotes} from '../engine/quotes.ts';
import type {SearchRequest, SearchResponses} from '../client/searchClient.ts';
import type {HostedSettings} from '../client/settings.ts';

/** Makes quotes mean words in a row, as in the embedded engine. */
function withPhrases({sdk: _, ...request}: SearchRequest): object {
  const {query = ''} = request;
  return phrasesIn(query).length === 0
    ? request
    : {
        ...request,
        query: withPlainQuotes(query),
        advancedSyntax: true,
        // A minus means nothing in the embedded engine.
        advancedSyntaxFeatures: ['exactPhrase'],
        removeWordsIfNoResults: 'none',
      };
}

/**
 * Remembers which of the provider's hosts failed, so that they are avoided for two minutes.
 *
 * The client's own memory never finds what it stored: version 5 writes under a host with its
 * state and reads under the host alone. Here the host's name is the key; the stored value knows
 * when it expires.
 */
function createHostMemory(): LiteClient['transporter']['hostsCache'] {
  const states = new Map<string, unknown>();
  const nameOf = (host: object | string): string => String(Object(host).url ?? host);
  return {
    get: async (host, initial) => (states.get(nameOf(host)) as never) ?? initial(),
    set: async (host, state) => {
      states.set(nameOf(host), state);
      return state;
    },
    delete: async (host) => void states.delete(nameOf(host)),
    clear: async () => states.clear(),
  };
}

/** Limits of the provider's own client in browsers, ms. */
const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000};

/** Creates a client with the provider's hosts and retries, which avoids a failed host for 2 minutes. */
export function createHostedClient(
  {appId, searchKey}: HostedSettings,
  options?: Parameters<typeof liteClient>[2],
): LiteClient {
  const hostsCache = createHostMemory();
  return liteClient(appId, searchKey, {hostsCache, timeouts: TIMEOUTS, ...options});
}

let client: LiteClient | undefined;

/** Asks the hosted provider. */
export async function searchHosted(
  settings: HostedSettings,
  requests: readonly SearchRequest[],
): Promise<SearchResponses> {
  client ??= createHostedClient(settings);
  const asked = {requests: requests.map(withPhrases)} as Parameters<LiteClient['search']>[0];
  return (await client.search(asked)) as unknown as SearchResponses;
}
