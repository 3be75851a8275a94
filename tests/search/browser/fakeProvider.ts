import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {SearchRequest} from '../../../src/features/search/client/searchClient.ts';
import {hostedSearchSources} from '../../../src/config/contentSources.ts';
import {allowSources} from '../../support/page/allowSources.ts';

export const CREDENTIALS = {appId: 'TESTAPP', searchKey: 'test-search-key', indexName: 'docs-test'};

/** Addresses of the hosted provider. */
export const PROVIDER_HOSTS = /algolia(net)?\.(net|com)\//;

interface FakeProvider {
  /** Requests that were answered. */
  received: {url: URL; headers: Record<string, string>; body: {requests: SearchRequest[]}}[];
  /** Hosts the browser asked, in order, failed ones included. */
  hosts: string[];
}

const attribute = (value: string) => ({value, matchLevel: 'full', matchedWords: ['flag']});

/** Text of a page that would run if it were taken for markup. */
const HOSTILE = '<img src=x onerror="window.injected=1"> <mark>flag</mark>';

function answer(query: string, page: number): object {
  const hits = ['one', 'two', 'three', 'four', 'five', 'six'].map((name, place) => ({
    objectID: `${name}-${page}`,
    url: `https://other-host.invalid/feature-flagging/#${name}`,
    type: place === 0 ? 'lvl1' : 'lvl2',
    content: HOSTILE,
    hierarchy: {
      lvl0: 'Flags & more',
      lvl1: 'Feature flags',
      lvl2: place === 0 ? null : `Section ${name}`,
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
    page,
    query,
    facets: {'hierarchy.lvl0': {'Flags & more': shown.length}},
  };
}

/**
 * Answers in place of the hosted provider.
 *
 * @param isDown tells which hosts do not answer.
 */
export async function startProvider(
  page: Page,
  isDown: (host: string) => boolean = () => false,
): Promise<FakeProvider> {
  const provider: FakeProvider = {received: [], hosts: []};
  await page.route(PROVIDER_HOSTS, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    provider.hosts.push(url.host);
    if (isDown(url.host)) {
      await route.abort('connectionrefused');
      return;
    }
    const body = request.postDataJSON() as {requests: SearchRequest[]};
    provider.received.push({url, headers: request.headers(), body});
    const results = body.requests.map(({query, page = 0}) => answer(String(query), page));
    await route.fulfill({json: {results}, headers: {'access-control-allow-origin': '*'}});
  });
  return provider;
}

/**
 * Answers in place of the hosted provider, and gives a page that would ask it: the settings in its
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
