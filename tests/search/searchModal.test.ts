import {expect, it, vi} from 'vitest';
import type {
  SearchClient,
  SearchHit,
  SearchResponses,
} from '../../src/features/search/client/searchClient.ts';
import {prefetchResults} from '../../src/features/search/ui/SearchBar/prefetchResults.ts';
import {reportingClient} from '../../src/features/search/ui/SearchBar/reportingClient.ts';
import {OutdatedPage} from '../../src/shared/outdatedPage.ts';

const newListener = () => ({onOutcome: vi.fn(), onHits: vi.fn(), onOutdated: vi.fn()});

it('an answer from titles and headings matters no longer after the next query', async () => {
  let complete: () => void = () => undefined;
  const completion = new Promise<void>((resolve) => (complete = resolve));
  const results = [{hits: [], nbHits: 2, query: 'flag'}];
  const answers = [{results, completion}, {results}] as unknown as SearchResponses[];
  const client = {search: () => Promise.resolve(answers.shift())} as unknown as SearchClient;
  const listener = newListener();
  const search = reportingClient(client, 'Searching', listener);
  const requests = {requests: [{indexName: 'docs', query: 'flag'}]};
  await search(requests);
  await search(requests);
  complete();
  await completion;
  expect(listener.onOutdated).not.toHaveBeenCalled();
  expect(listener.onHits).toHaveBeenCalledTimes(1);
});

it('a search that another has overtaken gets the answer of the newest, and only that is told', async () => {
  const answers: ((responses: SearchResponses) => void)[] = [];
  const client = {search: () => new Promise((resolve) => answers.push(resolve))};
  const listener = newListener();
  const search = reportingClient(client as unknown as SearchClient, 'Searching', listener);
  const ask = (query: string) => search({requests: [{indexName: 'docs', query}]});
  const answerWith = (query: string, nbHits: number) =>
    ({results: [{hits: [], nbHits, query}]}) as unknown as SearchResponses;
  const both = [ask('fl'), ask('flag')];
  answers[1]!(answerWith('flag', 0));
  answers[0]!(answerWith('fl', 7));
  for (const {results} of await Promise.all(both)) expect(results[0]).toMatchObject({nbHits: 0});
  expect(listener.onOutcome.mock.calls).toEqual([
    [{status: 'found', announcement: '0 results for “flag”', query: 'flag', isEmpty: true}],
  ]);
  expect(listener.onHits).toHaveBeenCalledTimes(1);
});

it.each([
  ['outdated', new OutdatedPage('gone'), 'Reload the page.'],
  ['failed', new Error('offline'), 'Check your network connection.'],
])('a search that fails is told as %s and answered with nothing', async (status, error, advice) => {
  const client = {search: () => Promise.reject(error)} as unknown as SearchClient;
  const listener = newListener();
  const search = reportingClient(client, 'Searching', listener);
  const {results} = await search({requests: [{indexName: 'docs', query: 'flag'}]});
  expect(results[0]?.hits).toEqual([]);
  const announcement = `Search is not available. ${advice}`;
  expect(listener.onOutcome.mock.calls).toEqual([
    [{status, announcement, query: 'flag', isEmpty: false}],
  ]);
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
