import {expect, test, type Page} from '@playwright/test';
import {passTime, stopClock} from '../support/page/clock.ts';
import {CREDENTIALS, PROVIDER_HOSTS, startFakeProvider} from '../search/browser/fakeProvider.ts';
import {modalOf, openSearch, searchButton} from '../search/browser/openSearch.ts';
import {visit} from '../support/page/visit.ts';
import {row} from './name.ts';

const FIRST_HOST = `${CREDENTIALS.appId.toLowerCase()}-dsn.algolia.net`;
const MINUTE = 60_000;

test(...row('constants/failed-host'), async ({page}) => {
  await page.clock.install();
  let isDown = true;
  const provider = await startFakeProvider(page, (host) => isDown && host === FIRST_HOST);
  const {input, results} = await openSearch(page);
  const asked = (): number => provider.hosts.filter((host) => host === FIRST_HOST).length;
  const search = async (query: string): Promise<void> => {
    await input.fill(query);
    await expect.poll(() => provider.received.at(-1)?.body.requests[0]?.query).toBe(query);
  };
  await stopClock(page);
  await search('flag');
  await expect(results.first()).toBeVisible();
  expect(asked()).toBe(1);
  isDown = false;
  await passTime(page, 2 * MINUTE - 1000);
  await search('flags');
  expect(asked()).toBe(1);
  await passTime(page, 2000);
  await search('flag key');
  expect(asked()).toBe(2);
});

test(...row('constants/connect-timeout'), async ({page}) => {
  await page.clock.install();
  const provider = await startFakeProvider(page);
  // The first host accepts no connection: the request stays open.
  await page.route(PROVIDER_HOSTS, async (route) => {
    if (new URL(route.request().url()).host !== FIRST_HOST) {
      await route.fallback();
    }
  });
  const {input, results} = await openSearch(page);
  await stopClock(page);
  const request = page.waitForRequest(PROVIDER_HOSTS);
  await input.fill('flag');
  await request;
  await passTime(page, 999);
  expect(provider.hosts).toEqual([]);
  await passTime(page, 1);
  await expect(results.first()).toBeVisible();
});

/** A host that starts to answer and never ends, which no server in between can imitate. */
async function answerWithHeadersOnly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: {url: string; abortedAfter?: number}[] = [];
    class HeadersOnly {
      readonly OPENED = 1;
      readyState = 0;
      status = 0;
      onreadystatechange: (() => void) | null = null;
      #call = {url: ''} as (typeof calls)[number];
      #sentAt = 0;
      open(_method: string, url: string): void {
        this.#call.url = url;
        this.readyState = 1;
      }
      setRequestHeader(): void {}
      send(): void {
        this.#sentAt = Date.now();
        calls.push(this.#call);
        this.readyState = 2;
        this.onreadystatechange?.();
      }
      abort(): void {
        this.#call.abortedAfter = Date.now() - this.#sentAt;
      }
    }
    Object.assign(window, {XMLHttpRequest: HeadersOnly, calls});
  });
}

test(...row('constants/read-timeout'), async ({page}) => {
  await page.clock.install();
  await answerWithHeadersOnly(page);
  await startFakeProvider(page);
  const {input} = await openSearch(page);
  const calls = () =>
    page.evaluate(() => (window as unknown as {calls: {abortedAfter?: number}[]}).calls);
  await stopClock(page);
  await input.fill('flag');
  await expect.poll(async () => (await calls()).length).toBe(1);
  await passTime(page, 1999);
  expect((await calls())[0]?.abortedAfter).toBeUndefined();
  await passTime(page, 1);
  expect((await calls())[0]?.abortedAfter).toBe(2000);
});

test(...row('states/search-stalled'), async ({page}) => {
  await page.clock.install();
  await page.route('**/search/index*.json', () => undefined);
  const {input, dialog} = await openSearch(page);
  await stopClock(page);
  await input.fill('kill switch');
  await passTime(page, 299);
  const note = dialog.getByRole('paragraph').filter({hasText: 'Still searching…'});
  await expect(note).toHaveCount(0);
  await passTime(page, 1);
  await expect(note).toBeVisible();
});

test('the no-results screen suggests what to search for @errors/search-no-hits @search-modal/screens', async ({
  page,
}) => {
  const {input, dialog, results} = await openSearch(page);
  await input.fill('flag');
  await expect(results.first()).toBeVisible();
  await input.fill('xqzzyqw');
  await expect(dialog.getByText('No results for')).toContainText('xqzzyqw');
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  await dialog.getByRole('list').getByRole('button').first().click();
  await expect(results.first()).toBeVisible();
});

for (const [sign, act] of [
  ['hover', (page: Page) => searchButton(page).hover()],
  ['focus', (page: Page) => searchButton(page).focus()],
  ['touch', (page: Page) => searchButton(page).dispatchEvent('touchstart')],
] as const) {
  test(...row('search-modal/ahead', sign), async ({page}) => {
    await visit(page, '/');
    await expect(page.getByRole('button', {name: /dark and light mode/})).toBeEnabled();
    const index = page.waitForRequest(/\/search\/index\./);
    await act(page);
    await index;
    await expect(modalOf(page).dialog).toBeHidden();
  });
}

for (const [platform, key, shortcut] of [
  ['Linux x86_64', 'Ctrl', 'Control+K'],
  ['MacIntel', '⌘', 'Meta+K'],
] as const) {
  test(...row('search-modal/button', platform), async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', {value});
    }, platform);
    await visit(page, '/');
    const button = searchButton(page);
    await expect(button).toContainText('Search');
    await expect(button).toContainText(`${key} K`);
    await expect(button).toHaveAttribute('aria-keyshortcuts', shortcut);
  });
}
