import {afterEach, describe, expect, it, vi} from 'vitest';
import type {
  SearchClient,
  SearchHit,
  SearchResponses,
} from '../../src/features/search/client/searchClient.ts';
import {prefetchResults} from '../../src/features/search/ui/SearchBar/prefetchResults.ts';
import {reportingClient} from '../../src/features/search/ui/SearchBar/reportingClient.ts';

const REQUESTS = {requests: [{indexName: 'docs', query: 'flag'}]};

function responses(nbHits: number, completion?: Promise<void>): SearchResponses {
  return {
    results: [{hits: [], nbHits, query: 'flag'}],
    ...(completion ? {completion} : {}),
  } as unknown as SearchResponses;
}

function follow(...answers: SearchResponses[]) {
  const listener = {onOutcome: vi.fn(), onHits: vi.fn(), onOutdated: vi.fn()};
  const client = {search: () => Promise.resolve(answers.shift())} as unknown as SearchClient;
  return {listener, search: reportingClient(client, 'Searching', listener)};
}

describe('an answer from titles and headings', () => {
  it('is outdated as soon as everything can be searched', async () => {
    const {listener, search} = follow(responses(2, Promise.resolve()));
    await search(REQUESTS);
    expect(listener.onOutcome).toHaveBeenLastCalledWith(
      expect.objectContaining({announcement: '2 results for “flag”', status: 'found'}),
    );
    expect(listener.onOutdated).toHaveBeenCalledTimes(1);
    expect(listener.onHits).not.toHaveBeenCalled();
  });

  it('says that the text is missing when it cannot be loaded', async () => {
    const {listener, search} = follow(responses(2, Promise.reject(new Error('404'))));
    await search(REQUESTS);
    expect(listener.onOutcome).toHaveBeenLastCalledWith({
      announcement: expect.stringMatching(/^2 results for “flag”\. Only titles and headings/),
      status: 'partial',
      query: 'flag',
    });
    expect(listener.onOutdated).not.toHaveBeenCalled();
  });

  it('matters no longer after the next query', async () => {
    let complete: () => void = () => undefined;
    const completion = new Promise<void>((resolve) => (complete = resolve));
    const {listener, search} = follow(responses(2, completion), responses(3));
    await search(REQUESTS);
    await search(REQUESTS);
    complete();
    await completion;
    expect(listener.onOutdated).not.toHaveBeenCalled();
    expect(listener.onHits).toHaveBeenCalledTimes(1);
  });
});

describe('a query', () => {
  const ask = (query: string) => ({requests: [{indexName: 'docs', query}]});

  it('that another one has overtaken gets the answer of the newest', async () => {
    const first = responses(1);
    const second = responses(2);
    let answerFirst: (found: SearchResponses) => void = () => undefined;
    const waiting = new Promise<SearchResponses>((resolve) => (answerFirst = resolve));
    const answers = [waiting, Promise.resolve(second)];
    const client = {search: () => answers.shift()} as unknown as SearchClient;
    const listener = {onOutcome: vi.fn(), onHits: vi.fn(), onOutdated: vi.fn()};
    const search = reportingClient(client, 'Searching', listener);
    const overtaken = search(ask('f'));
    await search(ask('fl'));
    answerFirst(first);
    expect((await overtaken).results[0]?.nbHits).toBe(2);
    expect(listener.onOutcome).toHaveBeenCalledTimes(1);
  });

  it('that takes long is told as such', async () => {
    vi.useFakeTimers();
    const client = {search: () => new Promise(() => undefined)} as unknown as SearchClient;
    const onOutcome = vi.fn();
    const listener = {onOutcome, onHits: vi.fn(), onOutdated: vi.fn()};
    void reportingClient(client, 'Searching', listener)(ask('flag'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(onOutcome.mock.calls).toEqual([
      [{status: 'waiting', announcement: 'Searching', query: 'flag'}],
    ]);
    vi.useRealTimers();
  });
});

describe('the pages of the first results', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('are loaded ahead, each once, and those of other sites not at all', () => {
    const prefetch = vi.fn();
    vi.stubGlobal('window', {docusaurus: {prefetch}});
    const hits = [
      'https://docs.example/a/#one',
      'https://docs.example/a/#two',
      'https://other.example/b/',
      'https://docs.example/c/',
      'https://docs.example/d/',
      'https://docs.example/e/',
    ].map((url) => ({url}) as SearchHit);
    prefetchResults(hits, {externalUrlRegex: 'other\\.example'});
    expect(prefetch.mock.calls).toEqual([['/a/'], ['/c/'], ['/d/']]);
  });
});
