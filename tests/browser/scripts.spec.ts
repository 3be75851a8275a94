import {expect, test, type Page, type Route} from '@playwright/test';
import {visit, waitUntilInteractive} from '../support/page/visit.ts';
import {modalOf} from './search/openSearch.ts';

const PAGE = '/setup-quickstart/';

test('scripts leave the line to the style sheet', async ({page}) => {
  await visit(page, PAGE);
  const {styled, scripted} = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const isOf = (folder: string) => (file: PerformanceResourceTiming) =>
      file.name.includes(`/assets/${folder}/`);
    return {
      styled: Math.min(...files.filter(isOf('css')).map(({responseEnd}) => responseEnd)),
      scripted: Math.min(...files.filter(isOf('js')).map(({startTime}) => startTime)),
    };
  });
  expect(styled).toBeGreaterThan(0);
  expect(scripted).toBeGreaterThanOrEqual(styled);
});

test('the parts of a page are asked for without waiting for the main script', async ({page}) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/js\/(?!framework|runtime|main)/.test(request.url())) {
      parts.push(request.url());
    }
  });
  // Without the main script, only the page itself can ask for its parts.
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  await page.goto(PAGE);
  await expect.poll(() => parts.length).toBeGreaterThan(3);
});

test('a page whose first paint is never reported comes to life', async ({page}) => {
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => undefined;
  });
  await visit(page, PAGE);
});

/** Opens a page whose main script arrives only when the returned function is called. */
async function openWithLateScript(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const isHeld = new Promise<void>((resolve) => {
    void page.route('**/assets/js/main.*.js', (route) => {
      held.push(route);
      resolve();
    });
  });
  await page.goto(PAGE, {waitUntil: 'commit'});
  await isHeld;
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await waitUntilInteractive(page);
  };
}

test('a shortcut pressed before the page has come to life opens search once it has', async ({
  page,
}) => {
  const release = await openWithLateScript(page);
  await page.keyboard.press('Control+k');
  await expect(modalOf(page).dialog).toHaveCount(0);
  await release();
  await expect(modalOf(page).input).toBeFocused();
});

test('a button pressed twice before the page has come to life is pressed once', async ({page}) => {
  const release = await openWithLateScript(page);
  const search = page.getByRole('button', {name: 'Search'});
  await search.click();
  await search.click();
  await release();
  await expect(modalOf(page).input).toBeFocused();
});
