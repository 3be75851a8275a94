import {expect, test, type Page} from '@playwright/test';
import {countLoads, visit} from '../support/page/visit.ts';

const PAGE = '/sdks/sdk-keys/';

const SECTIONS = '**/assets/pages/*/section-*.json';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

/** A page that is not the first of its section. */
const inGuides = (page: Page) => sidebar(page).getByRole('link', {name: 'Debug missing metrics'});

const expand = (page: Page, label: string) =>
  sidebar(page)
    .getByRole('button', {name: `Expand sidebar category '${label}'`})
    .click();

test('a closed section shows its pages when it is opened', async ({page}) => {
  await visit(page, PAGE);
  await expect(inGuides(page)).toHaveCount(0);
  await expand(page, 'Guides');
  await expect(inGuides(page)).toBeVisible();
});

test('a section that does not arrive is asked for again', async ({page}) => {
  let fails = 0;
  await page.route(SECTIONS, async (route) => {
    fails += 1;
    await (fails > 2 ? route.continue() : route.abort());
  });
  await visit(page, PAGE);
  await expand(page, 'Guides');
  await expect(inGuides(page)).toBeVisible({timeout: 20_000});
  expect(fails).toBeGreaterThan(2);
});

test('a page of another section opens in place, with its place in the sidebar', async ({page}) => {
  await visit(page, PAGE);
  const loads = countLoads(page);
  await sidebar(page).getByRole('link', {name: 'Guides', exact: true}).click();
  await expect(page).toHaveURL('/guides/');
  await expect(inGuides(page)).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Guides');
  expect(loads()).toBe(0);
});
