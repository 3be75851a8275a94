import {expect, test} from '@playwright/test';
import {hold} from '../../support/page/hold.ts';
import {visit} from '../../support/page/visit.ts';
import {LEVELS} from '../../../src/features/search/records/types.ts';
import {CREDENTIALS, PROVIDER_HOSTS, startFakeProvider} from './fakeProvider.ts';
import {openSearch} from './openSearch.ts';

test('the modal sends the request the provider expects, field by field @calls/search @constants/hits-per-page @entities/search-hit', async ({
  page,
}) => {
  const provider = await startFakeProvider(page);
  const {input, results} = await openSearch(page);
  await input.fill('flag');
  await expect(results.first()).toContainText('Feature flags');
  const {url, headers, body} = provider.received.at(-1)!;
  expect(url.pathname).toBe('/1/indexes/*/queries');
  const credential = (name: string): string | null =>
    (headers[name] as string | undefined) ?? url.searchParams.get(name);
  expect(credential('x-algolia-application-id')).toBe(CREDENTIALS.appId);
  expect(credential('x-algolia-api-key')).toBe(CREDENTIALS.searchKey);
  expect(body).toEqual({
    requests: [
      {
        query: 'flag',
        indexName: CREDENTIALS.indexName,
        attributesToRetrieve: [
          ...LEVELS.map((level) => `hierarchy.${level}`),
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [
          ...LEVELS.slice(1).map((level) => `hierarchy.${level}:10`),
          'content:10',
        ],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facets: ['hierarchy.lvl0', 'sdk'],
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
      },
    ],
  });
});

test('results lead to this site, at most five per section, and their text is no markup @calls/search-answer @constants/hits-per-group', async ({
  page,
}) => {
  await startFakeProvider(page);
  const {dialog, input, results} = await openSearch(page);
  await input.fill('flag');
  await expect(results).toHaveCount(5);
  await expect(dialog.getByText('Flags & more', {exact: true})).toBeVisible();
  await expect(results.first().getByRole('link')).toHaveAttribute('href', '/feature-flagging/#one');
  await expect(results.first()).toContainText('<img src=x onerror=');
  await expect(dialog.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  await expect(dialog.getByRole('link', {name: 'See all 123 results'})).toBeVisible();
  await input.fill('nothing');
  await expect(dialog.getByText('No results for')).toBeVisible();
});

test('when no host answers, the modal says so @errors/search-unreachable', async ({page}) => {
  const provider = await startFakeProvider(page, () => true);
  const {dialog, input} = await openSearch(page);
  await input.fill('flag');
  await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
  await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
  expect(new Set(provider.hosts).size).toBeGreaterThan(2);
});

test('the keyboard stays on “Load more results” while it loads, and goes on at the first new one', async ({
  page,
}) => {
  const provider = await startFakeProvider(page);
  await visit(page, '/search/?q=flag');
  const results = page.getByRole('main').getByRole('heading', {level: 2});
  await expect(results).toHaveCount(6);
  const release = await hold(page, PROVIDER_HOSTS);
  const more = page.getByRole('button', {name: 'Load more results'});
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(more).toBeFocused();
  await more.press('Enter');
  release();
  await expect(results).toHaveCount(12);
  await expect(page.getByRole('main').locator('li a').nth(6)).toBeFocused();
  const pages = provider.received.map(({body}) => body.requests[0]?.page);
  expect(pages.filter((number) => number === 1)).toHaveLength(1);
});
