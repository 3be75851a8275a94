import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {hostedSearchSources} from '../../../src/config/contentSources.ts';
import {allowSources} from '../../support/page/allowSources.ts';

export const CREDENTIALS = {appId: 'TESTAPP', searchKey: 'test-search-key', indexName: 'docs-test'};

/** Addresses of the hosted provider. */
export const PROVIDER_HOSTS = /algolia(net)?\.(net|com)\//;

interface ReceivedRequest {
  url: URL;
  headers: Record<string, string | string[] | undefined>;
  body: {requests: Record<string, unknown>[]};
}

interface FakeProvider {
  received: ReceivedRequest[];
  /** Hosts the browser asked, in order, failed ones included. */
  hosts: string[];
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const attribute = (value: string) => ({value, matchLevel: 'full', matchedWords: ['flag']});

/** Text of a page that would run if it were taken for markup. */
const HOSTILE = '<img src=x onerror="window.injected=1"> <mark>flag</mark>';

function answer(query: string): object {
  const hits = ['one', 'two', 'three', 'four', 'five', 'six'].map((name, place) => ({
    objectID: name,
    url: `https://other-host.invalid/feature-flagging/#${name}`,
    type: place === 0 ? 'lvl1' : 'lvl2',
    content: HOSTILE,
    hierarchy: {
      lvl0: 'Flags & more',
      lvl1: 'Feature flags',
      lvl2: place === 0 ? null : `Section ${name}`,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: {
      hierarchy: {lvl0: attribute('Flags & more'), lvl1: attribute('Feature <mark>flags</mark>')},
    },
    _snippetResult: {hierarchy: {}, content: attribute(HOSTILE)},
  }));
  const shown = query === 'nothing' ? [] : hits;
  return {
    hits: shown,
    nbHits: shown.length === 0 ? 0 : 123,
    nbPages: shown.length === 0 ? 0 : 7,
    page: 0,
    query,
    facets: {'hierarchy.lvl0': {'Flags & more': shown.length}},
  };
}

/**
 * Serves the hosted provider's answers from this machine.
 *
 * @param isDown tells which hosts do not answer.
 */
export async function startProvider(
  page: Page,
  isDown: (host: string) => boolean = () => false,
): Promise<FakeProvider> {
  const received: ReceivedRequest[] = [];
  const hosts: string[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const body = JSON.parse(text) as ReceivedRequest['body'];
      received.push({url: new URL(request.url ?? '/', 'http://x'), headers: request.headers, body});
      response.setHeader('content-type', 'application/json');
      response.setHeader('access-control-allow-origin', '*');
      const results = body.requests.map(({query}) => answer(String(query)));
      response.end(JSON.stringify({results}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;

  const forward = async (route: Route): Promise<void> => {
    const url = new URL(route.request().url());
    hosts.push(url.host);
    if (isDown(url.host)) {
      await route.abort('connectionrefused');
      return;
    }
    const loopback = `http://127.0.0.1:${port}${url.pathname}${url.search}`;
    await route.fulfill({response: await route.fetch({url: loopback})});
  };
  await page.route(PROVIDER_HOSTS, forward);
  return {
    received,
    hosts,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * Serves the hosted provider's answers, and gives a page that would use them: the settings in its
 * bundle get credentials and its policy the hosts, as a build with them has.
 *
 * @param isDown tells which hosts do not answer.
 */
export async function startFakeProvider(
  page: Page,
  isDown?: (host: string) => boolean,
): Promise<FakeProvider> {
  const provider = await startProvider(page, isDown);
  await allowSources(page, [hostedSearchSources(CREDENTIALS)]);
  await page.route('**/assets/js/main.*.js', async (route) => {
    const file = path.join('build', new URL(route.request().url()).pathname);
    const hosted = `"hosted":${JSON.stringify(CREDENTIALS)},`;
    const body = readFileSync(file, 'utf8').replace('"embedded":{', `${hosted}$&`);
    await route.fulfill({body, contentType: 'text/javascript'});
  });
  return provider;
}
