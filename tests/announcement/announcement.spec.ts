import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {announcement, SITE_VARIANT} from '../support/siteVariant.ts';
import {visit, waitUntilInteractive} from '../support/page/visit.ts';

test.use({baseURL: process.env.TEST_VARIANT_URL});

const PAGE = '/feature-flag-quickstart/';

const bar = (page: Page) => page.getByRole('banner').filter({hasText: announcement.text});
const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});

/** Serves the site as another deployment would be, with a part of its settings changed. */
async function deploy(page: Page, from: string, to: string): Promise<void> {
  await page.route(/\/$|\/main\.[^/]*\.js$/, async (route) => {
    const {pathname} = new URL(route.request().url());
    const file = path.join(SITE_VARIANT, pathname.replace(/\/$/, '/index.html'));
    const contentType = file.endsWith('.js') ? 'text/javascript' : 'text/html';
    await route.fulfill({body: readFileSync(file, 'utf8').replaceAll(from, to), contentType});
  });
}

/** Watches, from the first frame on, whether the bar is seen and how far the page moves. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript((text) => {
    const watched = {seen: false, shift: 0};
    Object.assign(window, {watched});
    const look = (): void => {
      watched.seen ||= [...document.querySelectorAll<HTMLElement>('[role="banner"]')].some(
        (element) => element.textContent?.includes(text) && element.offsetHeight > 0,
      );
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
        watched.shift += entry.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  }, announcement.text);
}

const watched = (page: Page) =>
  page.evaluate(() => (window as unknown as {watched: {seen: boolean; shift: number}}).watched);

test('the bar shows its content in its colors, moves nothing, and is used with the keyboard @shared-layout/announcement @entities/announcement', async ({
  page,
}) => {
  await watchFrames(page);
  await visit(page, PAGE);
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(32, 64, 32)');
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 240)');
  expect(await watched(page)).toEqual({seen: true, shift: 0});
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
});

test('a bar that is not closeable has no close button @entities/announcement', async ({page}) => {
  await deploy(page, 'isCloseable:!0', 'isCloseable:!1');
  await visit(page, PAGE);
  await expect(close(page)).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
});

test('a closed announcement stays closed, without a flash; a new one shows, and moves nothing @states/announcement-closed @states/announcement-new', async ({
  page,
}) => {
  await visit(page, PAGE);
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  await watchFrames(page);
  await page.reload();
  await waitUntilInteractive(page);
  expect(await watched(page)).toEqual({seen: false, shift: 0});
  await deploy(page, announcement.id, 'second-announcement');
  await page.reload();
  await waitUntilInteractive(page);
  await expect(bar(page)).toBeVisible();
  expect(await watched(page)).toEqual({seen: true, shift: 0});
});

test('a long announcement is not cut off', async ({page}) => {
  await deploy(page, 'every sample', 'every sample, each in a language of its own, '.repeat(8));
  await visit(page, PAGE);
  const {clientHeight, scrollHeight} = await page
    .getByRole('banner')
    .filter({hasText: 'in a language of its own'})
    .evaluate((element) => ({
      clientHeight: element.clientHeight,
      scrollHeight: element.scrollHeight,
    }));
  expect(scrollHeight).toBeGreaterThan(40);
  expect(clientHeight).toBe(scrollHeight);
});
