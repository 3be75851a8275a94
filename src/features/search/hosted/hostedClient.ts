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

let client: LiteClient | undefined;

/**
 * Asks the hosted provider with its standard hosts, retries and timeouts (connect 1 s, read 2 s, write
 * 30 s; a failed host is avoided for 2 minutes).
 */
export async function searchHosted(
  {appId, searchKey}: HostedSettings,
  requests: readonly SearchRequest[],
): Promise<SearchResponses> {
  client ??= liteClient(appId, searchKey, {hostsCache: createHostMemory()});
  const asked = {requests: requests.map(withPhrases)} as Parameters<LiteClient['search']>[0];
  return (await client.search(asked)) as unknown as SearchResponses;
}
