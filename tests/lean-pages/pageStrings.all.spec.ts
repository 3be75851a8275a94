import {expect, test, type Page} from '@playwright/test';
import {countLoads, visit} from '../support/page/visit.ts';

const FORMULAS = '/statistics/cuped/';

const textOf = (page: Page): Promise<string | null> => page.getByRole('article').textContent();

/** Goes on to another page without loading it anew. */
async function openQuickStarts(page: Page): Promise<void> {
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Quick starts'})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick starts');
}

test('a page shows the same to who comes from another page and who returns to it', async ({
  page,
}) => {
  await visit(page, '/quick-starts/');
  const other = await textOf(page);
  await visit(page, FORMULAS);
  const loads = countLoads(page);
  const first = await textOf(page);
  await openQuickStarts(page);
  expect(await textOf(page)).toBe(other);
  await page.goBack();
  await expect(page).toHaveURL(FORMULAS);
  await expect.poll(() => textOf(page)).toBe(first);
  expect(loads()).toBe(0);
});

test('a page comes alive without its strings, and does not replace what stands there', async ({
  page,
}) => {
  const own: string[] = [];
  page.on('request', (request) => own.push(request.url()));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('article .katex')?.setAttribute('data-stood-there', '');
    });
  });
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await visit(page, FORMULAS);
  await expect(page.locator('article .katex[data-stood-there]')).toHaveCount(1);
  const name = await page
    .locator('script[data-page]')
    .evaluate((script: HTMLScriptElement) => /assets\/strings\/\w+/.exec(script.dataset.page!)![0]);
  expect(own.filter((address) => address.includes(name))).toEqual([]);
  expect(errors).toEqual([]);
});

test('a page is loaded anew when its strings do not arrive', async ({page}) => {
  await page.route('**/assets/strings/**', (route) => route.fulfill({status: 404}));
  await visit(page, FORMULAS);
  const loads = countLoads(page);
  await openQuickStarts(page);
  await expect.poll(loads).toBe(1);
});
