import {expect, test, type Page} from '@playwright/test';
import {countLoads, visit} from '../support/page/visit.ts';

const PAGE = '/sdks/sdk-keys/';

const SECTIONS = '**/assets/pages/*/section-*.json';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

const expand = (page: Page, label: string) =>
  sidebar(page)
    .getByRole('button', {name: `Expand sidebar category '${label}'`})
    .click();

test('a closed section shows its pages when it is opened', async ({page}) => {
  await visit(page, PAGE);
  await expect(sidebar(page).getByRole('link', {name: 'Guides', exact: true})).toBeVisible();
  const before = await sidebar(page).getByRole('link').count();
  await expand(page, 'Guides');
  await expect.poll(() => sidebar(page).getByRole('link').count()).toBeGreaterThan(before + 3);
});

test('a section that does not arrive is asked for again', async ({page}) => {
  let fails = 0;
  await page.route(SECTIONS, async (route) => {
    fails += 1;
    await (fails > 2 ? route.continue() : route.abort());
  });
  await visit(page, PAGE);
  const before = await sidebar(page).getByRole('link').count();
  await expand(page, 'Guides');
  await expect
    .poll(() => sidebar(page).getByRole('link').count(), {timeout: 20_000})
    .toBeGreaterThan(before + 3);
});

test('a page of another section opens in place, with its place in the sidebar', async ({page}) => {
  await visit(page, PAGE);
  const loads = countLoads(page);
  await page.getByRole('article').getByRole('link').first().waitFor();
  await expand(page, 'Guides');
  const links = sidebar(page).getByRole('link');
  await links.filter({hasText: 'Guides'}).click();
  await expect(page).toHaveURL('/guides/');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Guides');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Guides');
  await sidebar(page).getByRole('link', {name: 'Reference'}).waitFor({state: 'attached'});
  expect(loads()).toBe(0);
});
