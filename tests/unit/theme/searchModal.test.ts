import {afterEach, describe, expect, it, vi} from 'vitest';
import type {SearchClient, SearchHit, SearchResponses} from '../../../src/search/searchClient.ts';
import {prefetchResults} from '../../../src/theme/SearchBar/prefetchResults.ts';
import {reportingClient} from '../../../src/theme/SearchBar/reportingClient.ts';

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
  return {listener, search: reportingClient(client, listener)};
}

describe('an answer from titles and headings', () => {
  it('is outdated as soon as everything can be searched', async () => {
    const {listener, search} = follow(responses(2, Promise.resolve()));
    await search(REQUESTS);
    expect(listener.onOutcome).toHaveBeenLastCalledWith(
      expect.objectContaining({announcement: '2 results for “flag”', isPartial: false}),
    );
    expect(listener.onOutdated).toHaveBeenCalledTimes(1);
    expect(listener.onHits).not.toHaveBeenCalled();
  });

  it('says that the text is missing when it cannot be loaded', async () => {
    const {listener, search} = follow(responses(2, Promise.reject(new Error('404'))));
    await search(REQUESTS);
    expect(listener.onOutcome).toHaveBeenLastCalledWith({
      announcement: expect.stringMatching(/^2 results for “flag”\. Only titles and headings/),
      isFailed: false,
      isPartial: true,
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
