import {liteClient, type LiteClient} from 'algoliasearch/lite';
import escapeHtml from 'escape-html';
import {phrasesIn, withPlainQuotes} from '../engine/quotes.ts';
import {createHostMemory} from './hostMemory.ts';
import type {SearchRequest, SearchResponses} from '../client/searchClient.ts';
import type {HostedSettings} from '../client/settings.ts';

/**
 * Escapes a value in which the provider has put `<mark>` around matches: it returns the text of
 * pages as it is, which must not become markup.
 */
export function escapeAroundMarks(value: string): string {
  return escapeHtml(value).replace(/&lt;mark&gt;(.*?)&lt;\/mark&gt;/gs, '<mark>$1</mark>');
}

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

/** By application; there is one, but for tests. */
const clients = new Map<string, LiteClient>();

/**
 * Asks the hosted provider with its standard hosts, retries and timeouts (connect 1 s, read 2 s, write
 * 30 s; a failed host is avoided for 2 minutes).
 */
export async function searchHosted(
  {appId, searchKey}: HostedSettings,
  requests: readonly SearchRequest[],
): Promise<SearchResponses> {
  const client =
    clients.get(appId) ?? liteClient(appId, searchKey, {hostsCache: createHostMemory()});
  clients.set(appId, client);
  const asked = {requests: requests.map(withPhrases)};
  const responses = await client.search(asked as Parameters<typeof client.search>[0]);
  return JSON.parse(JSON.stringify(responses), (name, value: unknown) =>
    name === 'value' && typeof value === 'string' ? escapeAroundMarks(value) : value,
  ) as SearchResponses;
}
