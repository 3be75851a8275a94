import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

type Hosted = typeof import('../../src/features/search/hosted/hostedClient.ts');

/** The provider's client as browsers get it: in Node.js it has other limits. */
const BROWSER_CLIENT = path.resolve('node_modules/algoliasearch/dist/lite/builds/browser.js');

const FIRST = 'app-dsn.algolia.net';
const SECOND = 1000;

/** What becomes of a request to the first host. */
let fate: 'answered' | 'refused' | 'connecting' | 'reading';
let hosts: string[];
let search: (query: string) => Promise<unknown>;

/** Stands in for the requests of a browser. */
class FakeRequest {
  readonly OPENED = 1;
  readyState = 1;
  status = 200;
  responseText = '{"results":[]}';
  onreadystatechange?: () => void;
  onload?: () => void;
  onerror?: () => void;
  open(_method: string, url: string): void {
    hosts.push(new URL(url).host);
  }
  setRequestHeader(): void {}
  abort(): void {}
  getAllResponseHeaders(): string {
    return '';
  }
  send(): void {
    const end = hosts.at(-1) === FIRST ? fate : 'answered';
    if (end === 'connecting') return;
    this.readyState = 2;
    this.onreadystatechange?.();
    if (end === 'answered') this.onload?.();
    if (end === 'refused') {
      this.status = 0;
      this.onerror?.();
    }
  }
}

beforeEach(async () => {
  hosts = [];
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.resetModules();
  vi.doMock('algoliasearch/lite', () => import(BROWSER_CLIENT));
  const {searchHosted} =
    (await import('../../src/features/search/hosted/hostedClient.ts')) as Hosted;
  const settings = {appId: 'app', searchKey: 'key', indexName: 'docs'};
  search = (query) => searchHosted(settings, [{indexName: 'docs', query}]);
});

afterEach(() => {
  vi.doUnmock('algoliasearch/lite');
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['a host that does not connect is left after 1 s', 'connecting', SECOND],
  ['a host that does not end its answer is left after 2 s', 'reading', 2 * SECOND],
] as const)('%s', async (_what, end, limit) => {
  fate = end;
  const answer = search('flag');
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(hosts).toEqual([FIRST]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({results: []});
  expect(hosts).toHaveLength(2);
});

it('a host that failed is avoided for 2 minutes', async () => {
  const timesAsked = () => hosts.filter((host) => host === FIRST).length;
  fate = 'refused';
  await search('flag');
  fate = 'answered';
  await vi.advanceTimersByTimeAsync(119 * SECOND);
  await search('flags');
  expect(timesAsked()).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  await search('flag key');
  expect(timesAsked()).toBe(2);
});
