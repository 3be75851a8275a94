import {expect, it, vi} from 'vitest';
import type {
  SearchClient,
  SearchHit,
  SearchResponses,
} from '../../src/features/search/client/searchClient.ts';
import {prefetchResults} from '../../src/features/search/ui/SearchBar/prefetchResults.ts';
import {reportingClient} from '../../src/features/search/ui/SearchBar/reportingClient.ts';

it('an answer from titles and headings matters no longer after the next query', async () => {
  let complete: () => void = () => undefined;
  const completion = new Promise<void>((resolve) => (complete = resolve));
  const results = [{hits: [], nbHits: 2, query: 'flag'}];
  const answers = [{results, completion}, {results}] as unknown as SearchResponses[];
  const client = {search: () => Promise.resolve(answers.shift())} as unknown as SearchClient;
  const listener = {onOutcome: vi.fn(), onHits: vi.fn(), onOutdated: vi.fn()};
  const search = reportingClient(client, 'Searching', listener);
  const requests = {requests: [{indexName: 'docs', query: 'flag'}]};
  await search(requests);
  await search(requests);
  complete();
  await completion;
  expect(listener.onOutdated).not.toHaveBeenCalled();
  expect(listener.onHits).toHaveBeenCalledTimes(1);
});

it('pages of the first results are loaded ahead, each once, those of other sites not at all', () => {
  const prefetch = vi.fn();
  vi.stubGlobal('window', {docusaurus: {prefetch}});
  const urls = ['docs.example/a/#one', 'docs.example/a/#two', 'other.example/b/'];
  const further = ['docs.example/c/', 'docs.example/d/', 'docs.example/e/'];
  const hits = [...urls, ...further].map((url) => ({url: `https://${url}`}) as SearchHit);
  prefetchResults(hits, {externalUrlRegex: 'other\\.example'});
  expect(prefetch.mock.calls).toEqual([['/a/'], ['/c/'], ['/d/']]);
  vi.unstubAllGlobals();
});
