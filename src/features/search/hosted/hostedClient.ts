import {liteClient} from 'algoliasearch/lite';
import escapeHtml from 'escape-html';
import {createHostMemory} from './hostMemory.ts';
import type {SearchClient, SearchRequests, SearchResponses} from '../client/searchClient.ts';
import {toSearchUnavailable} from '../client/searchUnavailable.ts';

/** Credentials of the hosted provider (Algolia). The key is public and may only search. */
export interface HostedSettings {
  appId: string;
  searchKey: string;
  indexName: string;
}

/** Escapes a value in which the provider has put tags around matches. */
export function escapeAroundTags(value: string, pre: string, post: string): string {
  return value
    .split(pre)
    .map((part, place) => {
      if (place === 0) {
        return escapeHtml(part);
      }
      const end = part.indexOf(post);
      return end < 0
        ? escapeHtml(pre + part)
        : pre + escapeHtml(part.slice(0, end)) + post + escapeHtml(part.slice(end + post.length));
    })
    .join('');
}

/** Applies a function to every `value` of a highlight or snippet result, however deep. */
function mapValues(node: unknown, change: (value: string) => string): unknown {
  if (Array.isArray(node)) {
    return node.map((item) => mapValues(item, change));
  }
  if (typeof node !== 'object' || node === null) {
    return node;
  }
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) => [
      name,
      name === 'value' && typeof child === 'string' ? change(child) : mapValues(child, change),
    ]),
  );
}

/** The provider returns page text as it is; text that looks like markup must not become markup. */
export function escapeResponses(
  responses: SearchResponses,
  {requests}: SearchRequests,
): SearchResponses {
  return {
    ...responses,
    results: responses.results.map((result, place) => {
      const {highlightPreTag = '<em>', highlightPostTag = '</em>'} = requests[place] ?? {};
      const change = (value: string): string =>
        escapeAroundTags(value, highlightPreTag, highlightPostTag);
      return {
        ...result,
        hits: result.hits.map((hit) => ({
          ...hit,
          _highlightResult: mapValues(hit._highlightResult, change) as typeof hit._highlightResult,
          ...(hit._snippetResult
            ? {_snippetResult: mapValues(hit._snippetResult, change) as typeof hit._snippetResult}
            : {}),
        })),
      };
    }),
  };
}

/**
 * Returns a client for the hosted provider with its standard hosts, retries and timeouts (connect
 * 1 s, read 2 s, write 30 s; a failed host is avoided for 2 minutes).
 */
export function createHostedClient({appId, searchKey}: HostedSettings): SearchClient {
  const client = liteClient(appId, searchKey, {hostsCache: createHostMemory()});
  return {
    search: async (requests) => {
      try {
        const responses = await client.search(requests as Parameters<typeof client.search>[0]);
        return escapeResponses(responses as unknown as SearchResponses, requests);
      } catch (error) {
        throw toSearchUnavailable(error);
      }
    },
    prepare: () => undefined,
  };
}
