import {expect, test, type Page, type Route} from '@playwright/test';
import {passTime, stopClock} from '../support/page/clock.ts';
import {row} from './rows.ts';

/** Nothing on the page for unknown addresses leads there, so that its code is not fetched ahead. */
const PAGE = '/administration/teams/';

/** Served without a redirect, its page is not known before the site has come to life. */
const ALIAS = '/administration/teams.html';

const SCRIPTS = '**/assets/js/*.js';

async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>();
  const collect = (request: {url(): string}): void => {
    scripts.add(new URL(request.url()).pathname);
  };
  page.on('request', collect);
  await page.goto(path, {waitUntil: 'networkidle'});
  page.off('request', collect);
  return [...scripts].filter((script) => script.endsWith('.js'));
}

/** Opens the alias of a page; what is done with the code of the page itself is up to the caller. */
async function openAlias(page: Page, onPageCode: (route: Route) => unknown): Promise<void> {
  const shared = await scriptsOf(page, '/404.html');
  await page.route(SCRIPTS, async (route) => {
    await (shared.includes(new URL(route.request().url()).pathname)
      ? route.continue()
      : onPageCode(route));
  });
  await page.route(`**${ALIAS}`, (route) =>
    route.fulfill({path: `build${PAGE}index.html`, contentType: 'text/html'}),
  );
  // The load event waits for the code that is held back.
  await page.goto(ALIAS, {waitUntil: 'commit'});
}

const title = (page: Page) => page.getByRole('heading', {level: 1});

test('a spinner after a delay, then the page @states/page-loading @constants/loading-cycle', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.clock.install();
  await page.goto('/404.html');
  await stopClock(page);
  await openAlias(page, (route) => held.push(route));
  await expect(title(page)).toHaveCount(0);
  const cycles = page.locator('svg animate[repeatCount="indefinite"][dur="3s"]');
  await expect(cycles).toHaveCount(0);
  // The delay starts when the page's code is asked for, which no reader could see.
  await expect(async () => {
    await passTime(page, 200);
    await expect(cycles.first()).toBeAttached({timeout: 1000});
  }).toPass();
  await page.unroute(SCRIPTS);
  await Promise.all(held.map((route) => route.continue()));
  await expect(title(page)).toHaveText('Teams and ownership');
  await expect(cycles).toHaveCount(0);
});

test(...row('errors/chunk'), async ({page}) => {
  await openAlias(page, (route) => route.abort());
  await expect(page.getByText(/chunk .* failed/i)).toBeVisible();
  const retry = page.getByRole('button', {name: 'Retry'});
  await page.unroute(SCRIPTS);
  await retry.click();
  await expect(title(page)).toHaveText('Teams and ownership');
  await expect(retry).toHaveCount(0);
});
