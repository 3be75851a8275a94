import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {answerRequests} from '../../src/features/search/client/answer.ts';
import {createAnswerer, serveAnswers} from '../../src/features/search/client/answerer.ts';
import {connect} from '../../src/features/search/client/connection.ts';
import {readFile, STALL_LIMIT, type Download} from '../../src/features/search/client/download.ts';
import {createEmbeddedClient} from '../../src/features/search/client/embeddedClient.ts';
import {PATIENCE} from '../../src/features/search/client/indexWorker.ts';
import {loadIndex, loadWholeIndex} from '../../src/features/search/client/loadIndex.ts';
import type {SearchResponses} from '../../src/features/search/client/searchClient.ts';
import {escapeAroundMarks} from '../../src/features/search/hosted/hostedClient.ts';
import {joinIndex, splitIndex} from '../../src/features/search/records/indexParts.ts';
import {INDEX} from './corpus.ts';

const REQUESTS = {requests: [{indexName: 'docs', query: 'kill switch'}]};

const {outline, text} = splitIndex(INDEX, 'build-1');

function encode(value: unknown): ArrayBuffer {
  return new TextEncoder().encode(JSON.stringify(value)).buffer as ArrayBuffer;
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

/** A client whose page does the work; each attempt downloads the next list of parts. */
function clientOf(...attempts: readonly (readonly unknown[])[]) {
  const answer = createAnswerer(answerRequests);
  const ask = vi.fn(async (message: Parameters<typeof answer>[0]) => answer(message));
  const loadParts = vi.fn((_isRetry: boolean) =>
    download(...(attempts[loadParts.mock.calls.length - 1] ?? [])),
  );
  const hasEnded = vi.fn(() => false);
  const connectPage = vi.fn(() => ({ask, hasEnded, close: () => undefined}));
  const client = createEmbeddedClient({loadIndex: loadParts, connect: connectPage});
  return {client, ask, hasEnded, loadParts, connectPage};
}

function titlesOf({results}: SearchResponses): (string | undefined)[] {
  return results[0]?.hits.map(({hierarchy}) => hierarchy.lvl1) ?? [];
}

describe('the embedded client', () => {
  it('loads its index once, on the first sign of a search', async () => {
    const {client, loadParts, connectPage} = clientOf([outline, text]);
    expect(loadParts).not.toHaveBeenCalled();
    client.prepare();
    expect(titlesOf(await client.search(REQUESTS))[0]).toBe('Build a kill switch');
    await client.search(REQUESTS);
    expect([loadParts, connectPage].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
  });

  it('rejects as DocSearch expects when the index is gone, and tries again past the cache', async () => {
    const {client, loadParts} = clientOf([new Error('404')], [outline, text]);
    await expect(client.search(REQUESTS)).rejects.toMatchObject({
      name: 'RetryError',
      message: 'Search is not available: 404',
    });
    await expect(client.search(REQUESTS)).resolves.toHaveProperty('results');
    expect(loadParts.mock.calls).toEqual([[false], [true]]);
  });

  it('answers only what is still wanted when the index is there', async () => {
    const {client, ask} = clientOf([outline, text]);
    let wanted = '';
    const search = (query: string): Promise<SearchResponses> => {
      wanted = query;
      return client.search({requests: [{indexName: 'docs', query}]}, () => wanted === query);
    };
    const [overtaken, newest] = [search('kill'), search('kill switch')];
    await expect(overtaken).rejects.toThrow('newer question');
    expect(titlesOf(await newest)[0]).toBe('Build a kill switch');
    expect(ask.mock.calls.filter(([message]) => 'question' in message)).toHaveLength(1);
  });

  it('keeps answering when the text is lost and the next attempt finds no outline', async () => {
    const {client} = clientOf([outline, new Error('404')], [new Error('offline')]);
    await client.search(REQUESTS);
    client.prepare();
    const answer = await client.search(REQUESTS);
    expect(titlesOf(answer)[0]).toBe('Build a kill switch');
    await expect(answer.completion).rejects.toThrow('offline');
  });

  it('keeps its index when a question fails, and loads it again when the worker has ended', async () => {
    const {client, ask, hasEnded, connectPage} = clientOf([outline, text], [outline, text]);
    await client.search(REQUESTS);
    ask.mockRejectedValueOnce(new Error('no such field'));
    await expect(client.search(REQUESTS)).rejects.toThrow('no such field');
    await client.search(REQUESTS);
    expect(connectPage).toHaveBeenCalledTimes(1);
    ask.mockRejectedValueOnce(new Error('out of memory'));
    hasEnded.mockReturnValueOnce(true);
    await expect(client.search(REQUESTS)).rejects.toThrow('out of memory');
    await client.search(REQUESTS);
    expect(connectPage).toHaveBeenCalledTimes(2);
  });

  it('waits for a text that is about to come, so that results stay as they are first shown', async () => {
    vi.useFakeTimers();
    const nearly = new Promise((resolve) => setTimeout(() => resolve(text), PATIENCE - 1));
    const answer = clientOf([outline, nearly]).client.search(REQUESTS);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await answer).not.toHaveProperty('completion');
    vi.useRealTimers();
  });
});

describe('a worker', () => {
  /** Runs the worker's side in this thread. */
  const startWorker = (): Worker => {
    serveAnswers(createAnswerer(answerRequests));
    return {
      postMessage: (data: unknown, ports: MessagePort[]) =>
        (globalThis.onmessage as ((event: unknown) => void) | null)?.({data, ports}),
      terminate: () => undefined,
    } as unknown as Worker;
  };
  const load = {parts: [encode(outline), encode(text)]};

  it('that breaks at work needs no reload of the page', async () => {
    const worker = startWorker();
    const connection = connect(() => worker, vi.fn());
    expect(await connection.ask(load)).toEqual({});
    expect(connection.hasEnded()).toBe(false);
    worker.postMessage = () => worker.onerror?.({message: 'out of memory'} as ErrorEvent);
    const failure = {message: 'out of memory', needsReload: false};
    await expect(connection.ask({question: REQUESTS})).rejects.toMatchObject(failure);
    expect(connection.hasEnded()).toBe(true);
  });

  it('keeps the index it has when a part cannot be loaded', async () => {
    const connection = connect<typeof REQUESTS, SearchResponses>(startWorker, vi.fn());
    await expect(connection.ask({parts: [encode(text)]})).rejects.toThrow('no outline');
    await connection.ask(load);
    const other = [encode(splitIndex(INDEX, 'build-2').text)];
    await expect(connection.ask({parts: other})).rejects.toThrow('different builds');
    expect(await connection.ask({question: REQUESTS})).toHaveProperty('fromOutline', false);
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

  it('is given up when the rest does not come', async () => {
    const request = pieces([1, STALL_LIMIT + 1]);
    const failure = expect(readFile('/index.json', request)).rejects.toThrow('does not arrive');
    await vi.advanceTimersByTimeAsync(2 * STALL_LIMIT);
    await failure;
  });
});

it('the index is loaded in the order of its parts, or as a whole', async () => {
  const location = {outlineUrl: 'outline', textUrl: 'text', restUrl: 'rest'};
  const asked: string[] = [];
  const get: Download = async (url) => {
    asked.push(url);
    return encode(url);
  };
  const parts = loadIndex(location, get);
  const first = parts.next();
  expect(asked).toEqual(['outline']);
  expect([(await first).value, (await parts.next()).value]).toEqual([
    [encode('outline')],
    [encode('text')],
  ]);
  const whole = await loadWholeIndex(location, get).next();
  expect(whole.value).toEqual([encode('outline'), encode('text')]);
});

it('the parts of an index make the index again, with nothing in both', () => {
  expect(joinIndex(outline, text)).toEqual(INDEX);
  expect(JSON.stringify(outline)).not.toContain('Disable a vendor');
  expect(JSON.stringify(text)).not.toContain('Rehearse in Test');
});

describe('safe responses', () => {
  it.each([
    ['Use <mark><Provider></mark>', 'Use <mark>&lt;Provider&gt;</mark>'],
    ['<img onerror=x> <mark>y', '&lt;img onerror=x&gt; &lt;mark&gt;y'],
  ])('keep the provider’s marks and escape everything else: %s', (value, escaped) => {
    expect(escapeAroundMarks(value)).toBe(escaped);
  });
});
