import {describe, expect, it, vi} from 'vitest';
import {answerRequests} from '../../../src/search/answer.ts';
import {createEmbeddedClient} from '../../../src/search/embeddedClient.ts';
import {escapeResponses} from '../../../src/search/hostedClient.ts';
import {loadIndex} from '../../../src/search/loadIndex.ts';
import {toModalResponses} from '../../../src/search/modalHits.ts';
import type {WorkerLike} from '../../../src/search/indexWorker.ts';
import type {SearchRequests, SearchResponses} from '../../../src/search/searchClient.ts';
import {createAnswerer} from '../../../src/search/workerProtocol.ts';
import {INDEX} from './corpus.ts';

const REQUESTS = {requests: [{indexName: 'docs', query: 'kill switch'}]};

function encode(value: unknown): ArrayBuffer {
  return new TextEncoder().encode(JSON.stringify(value)).buffer as ArrayBuffer;
}

type SearchWorker = WorkerLike<SearchRequests, SearchResponses>;

/** A worker in the same thread; messages are answered in the next microtask. */
function localWorker(): SearchWorker {
  const answer = createAnswerer(answerRequests);
  const worker: SearchWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => queueMicrotask(() => worker.onmessage?.({data: answer(message)})),
    terminate: vi.fn(),
  };
  return worker;
}

describe('the embedded client', () => {
  it('loads its index once, on the first sign of a search', async () => {
    const load = vi.fn(() => Promise.resolve(encode(INDEX)));
    const startWorker = vi.fn(localWorker);
    const client = createEmbeddedClient({loadIndex: load, startWorker});
    expect(load).not.toHaveBeenCalled();
    client.prepare();
    const {results} = await client.search(REQUESTS);
    await client.search(REQUESTS);
    expect(results[0]?.hits[0]?.hierarchy.lvl1).toBe('Build a kill switch');
    expect([load, startWorker].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
  });

  it('rejects as DocSearch expects when the index is gone, and tries again', async () => {
    const load = vi
      .fn<() => Promise<ArrayBuffer>>()
      .mockRejectedValueOnce(new Error('404'))
      .mockResolvedValue(encode(INDEX));
    const client = createEmbeddedClient({loadIndex: load, startWorker: localWorker});
    await expect(client.search(REQUESTS)).rejects.toMatchObject({
      name: 'RetryError',
      message: 'Search is not available: 404',
    });
    await expect(client.search(REQUESTS)).resolves.toHaveProperty('results');
  });

  it('rejects when the index is not JSON or of another version', async () => {
    for (const content of ['{', '{"v": 0}']) {
      const client = createEmbeddedClient({
        loadIndex: () => Promise.resolve(new TextEncoder().encode(content).buffer as ArrayBuffer),
        startWorker: localWorker,
      });
      await expect(client.search(REQUESTS)).rejects.toMatchObject({name: 'RetryError'});
    }
  });

  it('rejects and stops the worker when its script fails', async () => {
    const worker: SearchWorker = {
      onmessage: null,
      onerror: null,
      postMessage: () => queueMicrotask(() => worker.onerror?.({message: 'no script'})),
      terminate: vi.fn(),
    };
    const client = createEmbeddedClient({
      loadIndex: () => Promise.resolve(encode(INDEX)),
      startWorker: () => worker,
    });
    await expect(client.search(REQUESTS)).rejects.toThrow('no script');
    expect(worker.terminate).toHaveBeenCalled();
  });
});

describe('loading the index', () => {
  const location = {indexUrl: '/search/index.old.json', manifestUrl: '/search/manifest.json'};
  const serve = (files: Record<string, unknown>) => (url: string) =>
    Promise.resolve(url in files ? Response.json(files[url]) : new Response('', {status: 404}));

  it('reads the index the page was built with', async () => {
    const index = await loadIndex(location, serve({'/search/index.old.json': {v: 1}}));
    expect(new TextDecoder().decode(index)).toBe('{"v":1}');
  });

  it('asks the manifest after a deploy has replaced it', async () => {
    const files = {
      '/search/manifest.json': {index: '/search/index.new.json'},
      '/search/index.new.json': {v: 2},
    };
    const index = await loadIndex(location, serve(files));
    expect(new TextDecoder().decode(index)).toBe('{"v":2}');
  });

  it('fails with the address when there is none', async () => {
    await expect(loadIndex(location, serve({}))).rejects.toThrow(
      '/search/index.old.json answered 404.',
    );
  });
});

describe('safe responses', () => {
  const raw = {
    results: [
      {
        hits: [
          {
            objectID: '1',
            content: '<b>x</b>',
            hierarchy: {lvl0: 'A & B', lvl1: 'Use <Provider>', lvl2: null},
            _highlightResult: {
              hierarchy: {
                lvl0: {value: 'A & <mark>B</mark>', matchLevel: 'partial', matchedWords: ['b']},
                lvl1: {value: 'Use <mark><Provider></mark>', matchLevel: 'full'},
              },
            },
            _snippetResult: {content: {value: '<img onerror=x> <mark>y'}, hierarchy: {}},
          },
        ],
      },
    ],
  } as unknown as SearchResponses;
  const requests = {
    requests: [
      {indexName: 'd', query: 'x', highlightPreTag: '<mark>', highlightPostTag: '</mark>'},
    ],
  };
  const hit = escapeResponses(raw, requests).results[0]?.hits[0];

  it('keep the provider’s tags and escape everything else', () => {
    expect(hit?._highlightResult.hierarchy.lvl1?.value).toBe('Use <mark>&lt;Provider&gt;</mark>');
    expect(hit?._snippetResult?.content?.value).toBe('&lt;img onerror=x&gt; &lt;mark&gt;y');
  });

  it('are escaped where DocSearch writes HTML and plain where it writes text', () => {
    const modal = toModalResponses(raw).results[0]?.hits[0];
    expect(modal?.hierarchy).toMatchObject({
      lvl0: 'A & B',
      lvl1: 'Use &lt;Provider&gt;',
      lvl2: null,
    });
    expect(modal?.content).toBe('&lt;b&gt;x&lt;/b&gt;');
    expect(modal?._highlightResult.hierarchy.lvl0?.value).toBe('A & B');
  });
});
