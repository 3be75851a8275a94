import {chromium, expect, test as base, type Page} from '@playwright/test';
import {findWholeBrowser} from '../../src/cli/browser/findBrowser.ts';
import {launchArguments} from '../../src/cli/browser/launchArguments.ts';
import {openSearch} from '../search/browser/openSearch.ts';
import {visit} from '../support/page/visit.ts';

/** A browser that keeps pages for the way back, as those of readers do; Playwright forbids it. */
const test = base.extend<{keepingPage: Page}>({
  keepingPage: async ({baseURL}, use) => {
    const executablePath = findWholeBrowser();
    test.skip(
      !executablePath && !process.env.CI,
      'Pages are kept by a Chromium with a window: install one.',
    );
    const browser = await chromium.launch({
      executablePath,
      args: launchArguments(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(await browser.newPage({baseURL}));
    await browser.close();
  },
});

/** Leaves the site and comes back. Returns whether the page was kept, and else the reasons. */
async function leaveAndReturn(page: Page): Promise<unknown> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({persisted}) => Object.assign(window, {isKept: persisted}));
  });
  await page.goto('data:text/html,<title>Elsewhere</title>');
  await page.goBack({waitUntil: 'commit'});
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const {notRestoredReasons} = entry as unknown as {notRestoredReasons?: {reasons: unknown}};
    return (
      (window as unknown as {isKept?: boolean}).isKept ?? notRestoredReasons?.reasons ?? 'lost'
    );
  });
}

test('a page is kept for the way back', async ({keepingPage}) => {
  await visit(keepingPage, '/');
  expect(await leaveAndReturn(keepingPage)).toBe(true);
});

test('so is one whose search has its index loaded, and it goes on', async ({keepingPage}) => {
  const {input, results} = await openSearch(keepingPage);
  await input.fill('cuped');
  await expect(results.filter({hasText: 'CUPED'}).first()).toBeVisible();
  expect(await leaveAndReturn(keepingPage)).toBe(true);
  await input.fill('winsorization');
  await expect(results.filter({hasText: /winsor/i}).first()).toBeVisible();
});

test('so is one with a simulator, whose worker goes on', async ({keepingPage}) => {
  await visit(keepingPage, '/contextual-bandits/simulator/');
  const regret = keepingPage.getByRole('paragraph').filter({hasText: /the bandit has a regret of/});
  await expect(regret).toHaveText(/a regret of 96 rewards/);
  expect(await leaveAndReturn(keepingPage)).toBe(true);
  await keepingPage.getByLabel('Gamma (γ)').fill('50');
  await expect(regret).toHaveText(/a regret of 217 rewards/);
});
