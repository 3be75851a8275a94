import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {readFile as readFromDisk} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {answerRequests} from '../../src/features/search/client/answer.ts';
import {createEmbeddedClient} from '../../src/features/search/client/embeddedClient.ts';
import {escapeResponses} from '../../src/features/search/hosted/hostedClient.ts';
import {loadIndex, loadWholeIndex} from '../../src/features/search/client/loadIndex.ts';
import {toModalResponses} from '../../src/features/search/client/modalHits.ts';
import {readFile, STALL_LIMIT, type Download} from '../../src/features/search/client/download.ts';
import {joinIndex, splitIndex} from '../../src/features/search/records/indexParts.ts';
import {PATIENCE} from '../../src/features/search/client/indexWorker.ts';
import {startWorker} from '../../src/features/search/client/pageWorker.ts';
import {createSearchAnswerer} from '../../src/features/search/client/searchAnswerer.ts';
import type {SearchUnavailable} from '../../src/features/search/client/searchUnavailable.ts';
import type {WorkerLike} from '../../src/features/search/client/workerConnection.ts';
import type {
  SearchClient,
  SearchRequests,
  SearchResponses,
} from '../../src/features/search/client/searchClient.ts';
import {createAnswerer} from '../../src/features/search/client/workerProtocol.ts';
import {writeSearchFiles} from '../../src/features/search/plugin/writeSearchFiles.ts';
import {
  OUTLINE_PATH,
  SEARCH_FOLDER,
  TEXT_PATH,
} from '../../src/features/search/records/embeddedIndexFiles.ts';
import {INDEX, RECORDS, SITE} from './corpus.ts';

const REQUESTS = {requests: [{indexName: 'docs', query: 'kill switch'}]};

/** A word that only the text of a page has. */
const IN_TEXT = {requests: [{indexName: 'docs', query: 'vendor'}]};

const {outline, text} = splitIndex(INDEX, 'build-1');

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

/** Hands over the parts of an index; a part that is an error fails the download. */
async function* download(...parts: unknown[]): AsyncGenerator<ArrayBuffer[]> {
  for (const part of parts) {
    const loaded = await (part as Promise<unknown>);
    if (loaded instanceof Error) {
      throw loaded;
    }
    yield [encode(loaded)];
  }
}

function later<Value>(): {promise: Promise<Value>; resolve: (value: Value) => void} {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return {promise, resolve};
}

/** A client that loads the given parts of an index. */
function clientOf(parts: readonly unknown[], worker = localWorker()): SearchClient {
  return createEmbeddedClient({
    loadIndex: () => download(...parts),
    startWorker: () => worker,
  });
}

function hitsOf({results}: SearchResponses): (string | undefined)[] {
  return results[0]?.hits.map(({hierarchy}) => hierarchy.lvl1) ?? [];
}

describe('the embedded client', () => {
  it('loads its index once, on the first sign of a search', async () => {
    const loadIndex = vi.fn(() => download(outline, text));
    const startWorker = vi.fn(localWorker);
    const client = createEmbeddedClient({loadIndex, startWorker});
    expect(loadIndex).not.toHaveBeenCalled();
    client.prepare();
    expect(hitsOf(await client.search(REQUESTS))[0]).toBe('Build a kill switch');
    await client.search(REQUESTS);
    expect([loadIndex, startWorker].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
  });

  it('rejects as DocSearch expects when the index is gone, and tries again past the cache', async () => {
    const loadIndex = vi
      .fn<(isRetry: boolean) => AsyncGenerator<ArrayBuffer[]>>()
      .mockReturnValueOnce(download(new Error('404')))
      .mockReturnValue(download(outline, text));
    const client = createEmbeddedClient({loadIndex, startWorker: localWorker});
    await expect(client.search(REQUESTS)).rejects.toMatchObject({
      name: 'RetryError',
      message: 'Search is not available: 404',
    });
    await expect(client.search(REQUESTS)).resolves.toHaveProperty('results');
    expect(loadIndex.mock.calls).toEqual([[false], [true]]);
  });

  it('rejects when the index is not JSON or of another version', async () => {
    for (const content of ['{', '{"v": 0, "pages": []}', '{"v": 2}']) {
      const parts = [new TextEncoder().encode(content).buffer as ArrayBuffer];
      const client = createEmbeddedClient({
        loadIndex: () => [parts].values() as unknown as AsyncIterator<ArrayBuffer[]>,
        startWorker: localWorker,
      });
      await expect(client.search(REQUESTS)).rejects.toMatchObject({name: 'RetryError'});
    }
  });

  it('rejects and stops the worker when its script fails, even before the index is there', async () => {
    const {promise, resolve} = later<unknown>();
    const worker = localWorker();
    const client = clientOf([promise], worker);
    const answer = client.search(REQUESTS);
    worker.onerror?.({message: 'no script'});
    resolve(outline);
    await expect(answer).rejects.toThrow('no script');
    expect(worker.terminate).toHaveBeenCalled();
  });
});

describe('the embedded client while its index is on its way', () => {
  it('answers only what is still wanted when the index is there', async () => {
    const {promise, resolve} = later<unknown>();
    const worker = localWorker();
    const postMessage = vi.spyOn(worker, 'postMessage');
    const client = clientOf([promise, text], worker);
    let wanted = '';
    const ask = (query: string): Promise<SearchResponses> => {
      wanted = query;
      return client.search({requests: [{indexName: 'docs', query}]}, () => wanted === query);
    };
    const overtaken = ['k', 'ki', 'kil'].map(ask);
    const newest = ask('kill switch');
    resolve(outline);
    const outcomes = await Promise.allSettled(overtaken);
    expect(outcomes.map(({status}) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(hitsOf(await newest)[0]).toBe('Build a kill switch');
    expect(postMessage.mock.calls.filter(([{kind}]) => kind === 'ask')).toHaveLength(1);
  });
});

describe('a failure that only a reload can mend', () => {
  const needsReload = async (client: SearchClient): Promise<unknown> =>
    client.search(REQUESTS).catch((error: SearchUnavailable) => error.needsReload);

  it('is an index of another version', async () => {
    const client = clientOf([{...outline, v: 0}]);
    expect(await needsReload(client)).toBe(true);
  });

  it('is a worker that does not start', async () => {
    const worker = {...localWorker(), postMessage: () => undefined};
    const client = clientOf([outline, text], worker);
    const answer = needsReload(client);
    worker.onerror?.({});
    expect(await answer).toBe(true);
  });

  it('is no index that cannot be loaded, and no worker that breaks at work', async () => {
    const lost = clientOf([new Error('404')]);
    expect(await needsReload(lost)).toBe(false);
    const worker = localWorker();
    const client = clientOf([outline, text], worker);
    await client.search(REQUESTS);
    worker.postMessage = () => worker.onerror?.({message: 'out of memory'});
    expect(await needsReload(client)).toBe(false);
  });
});

describe('a browser that has no workers', () => {
  const noWorker = (): SearchWorker => {
    throw new ReferenceError('Worker is not defined');
  };

  it('gets the same answers from the page itself', async () => {
    const client = createEmbeddedClient({
      loadIndex: () => download(outline, text),
      startWorker: () => startWorker(noWorker, () => Promise.resolve(createSearchAnswerer())),
    });
    expect(hitsOf(await client.search(REQUESTS))[0]).toBe('Build a kill switch');
  });

  it('is told when the code for that cannot be loaded', async () => {
    const client = createEmbeddedClient({
      loadIndex: () => download(outline, text),
      startWorker: () => startWorker(noWorker, () => Promise.reject(new Error('404'))),
    });
    await expect(client.search(REQUESTS)).rejects.toMatchObject({needsReload: true});
  });
});

describe('reading a file', () => {
  const pieces = (waits: readonly number[]): Promise<Response> =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start: async (controller) => {
            for (const wait of waits) {
              await new Promise((resolve) => setTimeout(resolve, wait));
              controller.enqueue(new TextEncoder().encode('a'));
            }
            controller.close();
          },
        }),
      ),
    );

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has time as long as something arrives', async () => {
    const wait = STALL_LIMIT - 1;
    const content = readFile('/index.json', pieces([wait, wait, wait]));
    await vi.advanceTimersByTimeAsync(3 * STALL_LIMIT);
    expect(new TextDecoder().decode(await content)).toBe('aaa');
  });

  it.each([
    ['an answer', new Promise<Response>(() => undefined)],
    ['the rest', pieces([1, STALL_LIMIT + 1])],
  ])('is given up when it waits for %s', async (_, request) => {
    const failure = expect(readFile('/index.json', request)).rejects.toThrow('does not arrive');
    await vi.advanceTimersByTimeAsync(2 * STALL_LIMIT);
    await failure;
  });
});

describe('the embedded client without the text of the pages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const startWorker = localWorker;

  it('waits for it for a moment, so that results stay as they are first shown', async () => {
    const slow = later<unknown>();
    const client = clientOf([outline, slow.promise]);
    const answer = client.search(REQUESTS);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    slow.resolve(text);
    expect(await answer).not.toHaveProperty('completion');
  });

  it('then answers from titles and headings, and says when everything can be searched', async () => {
    const slow = later<unknown>();
    const client = clientOf([outline, slow.promise]);
    const answer = client.search(REQUESTS);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    const {completion, ...found} = await answer;
    expect(hitsOf(found)[0]).toBe('Build a kill switch');
    slow.resolve(text);
    await completion;
    const complete = await client.search(REQUESTS);
    expect(complete).not.toHaveProperty('completion');
    expect(complete.results[0]?.hits[0]?.content).toBe('Disable a vendor at once.');
  });

  it('does not say “no results” as long as the text may have some', async () => {
    const slow = later<unknown>();
    const client = clientOf([outline, slow.promise]);
    const answer = client.search(IN_TEXT);
    await vi.advanceTimersByTimeAsync(10 * PATIENCE);
    slow.resolve(text);
    expect(hitsOf(await answer)).toEqual(['Build a kill switch']);
  });

  it.each([
    ['cannot be loaded', new Error('404')],
    ['belongs to another build', splitIndex(INDEX, 'build-2').text],
    ['is not an index', null],
  ])('goes on when the text %s, says so, and tries again when prepared', async (_, broken) => {
    const loadIndex = vi
      .fn<() => AsyncGenerator<ArrayBuffer[]>>()
      .mockReturnValueOnce(download(outline, broken))
      .mockReturnValue(download(outline, text));
    const client = createEmbeddedClient({loadIndex, startWorker});
    const first = await client.search(REQUESTS);
    expect(hitsOf(first)[0]).toBe('Build a kill switch');
    await expect(first.completion).rejects.toThrow();
    const second = await client.search(IN_TEXT);
    expect(hitsOf(second)).toEqual([]);
    await expect(second.completion).rejects.toThrow();
    expect(loadIndex).toHaveBeenCalledTimes(1);
    client.prepare();
    expect(hitsOf(await client.search(IN_TEXT))).toEqual(['Build a kill switch']);
  });

  it('keeps answering when the next attempt does not even find the outline', async () => {
    const loadIndex = vi
      .fn<() => AsyncGenerator<ArrayBuffer[]>>()
      .mockReturnValueOnce(download(outline, new Error('404')))
      .mockReturnValue(download(new Error('offline')));
    const client = createEmbeddedClient({loadIndex, startWorker});
    await client.search(REQUESTS);
    client.prepare();
    const answer = await client.search(REQUESTS);
    expect(hitsOf(answer)[0]).toBe('Build a kill switch');
    await expect(answer.completion).rejects.toThrow('offline');
  });
});

describe('loading the index', () => {
  const location = {outlineUrl: OUTLINE_PATH, textUrl: TEXT_PATH};
  const read = async (parts: AsyncGenerator<ArrayBuffer[]>): Promise<unknown[]> => {
    const batches: unknown[] = [];
    for await (const batch of parts) {
      batches.push(batch.map((part) => JSON.parse(new TextDecoder().decode(part)) as unknown));
    }
    return batches;
  };
  const serve: Download = (url) => Promise.resolve(encode(url));

  it('does not ask for the text before the outline is there', async () => {
    const asked: string[] = [];
    const waiting = later<ArrayBuffer>();
    const parts = loadIndex(location, (url) => {
      asked.push(url);
      return waiting.promise;
    });
    const first = parts.next();
    expect(asked).toEqual([OUTLINE_PATH]);
    waiting.resolve(encode('outline'));
    await first;
    expect(asked).toEqual([OUTLINE_PATH, TEXT_PATH]);
  });

  it('hands over the outline first, then the text, or everything at once', async () => {
    expect(await read(loadIndex(location, serve))).toEqual([[OUTLINE_PATH], [TEXT_PATH]]);
    expect(await read(loadWholeIndex(location, serve))).toEqual([[OUTLINE_PATH, TEXT_PATH]]);
  });

  it('fails as the download does', async () => {
    const missing: Download = (url) => Promise.reject(new Error(`${url} answered 404.`));
    await expect(read(loadIndex(location, missing))).rejects.toThrow('outline.json answered 404.');
  });

  it('brings a page that stayed open the index of the newest deploy', async () => {
    const outDir = mkdtempSync(path.join(tmpdir(), 'search-'));
    const fromDisk: Download = async (url) => {
      const bytes = await readFromDisk(path.join(outDir, url));
      return new Uint8Array(bytes).buffer;
    };
    writeSearchFiles([], {outDir, siteUrl: SITE});
    const names = readdirSync(path.join(outDir, SEARCH_FOLDER));
    writeSearchFiles(RECORDS, {outDir, siteUrl: SITE});
    expect(readdirSync(path.join(outDir, SEARCH_FOLDER))).toEqual(names);
    const client = createEmbeddedClient({
      loadIndex: () => loadIndex(location, fromDisk),
      startWorker: localWorker,
    });
    expect(hitsOf(await client.search(REQUESTS))[0]).toBe('Build a kill switch');
    rmSync(outDir, {recursive: true});
  });
});

describe('the parts of an index', () => {
  it('make the index again, with nothing in both', () => {
    expect(joinIndex(outline, text)).toEqual(INDEX);
    expect(JSON.stringify(outline)).not.toContain('Disable a vendor');
    expect(JSON.stringify(text)).not.toContain('Rehearse in Test');
  });

  it('are not joined when they belong to different builds', () => {
    expect(() => joinIndex(outline, splitIndex(INDEX, 'build-2').text)).toThrow('different builds');
  });

  it('are loaded by a worker in the order they come', () => {
    const answer = createAnswerer(answerRequests);
    const other = splitIndex(INDEX, 'build-2');
    const load = (...parts: unknown[]): unknown =>
      answer({id: 1, kind: 'load', parts: parts.map(encode)});
    const fromOutline = (): unknown => answer({id: 2, kind: 'ask', question: REQUESTS});
    expect(load(text)).toHaveProperty('error');
    expect(load(outline)).toEqual({id: 1, isLoaded: true});
    expect(fromOutline()).toHaveProperty('fromOutline', true);
    expect(load(other.outline, other.text)).toEqual({id: 1, isLoaded: true});
    expect(fromOutline()).toHaveProperty('fromOutline', false);
    expect(load(text)).toHaveProperty('error');
    expect(fromOutline()).toHaveProperty('fromOutline', false);
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
