import {expect, test} from '@playwright/test';
import {findRoutes} from '../support/findRoute.ts';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

test('without JavaScript a phone shows the pages of the section, and no dead button', async ({
  page,
}) => {
  const [route] = findRoutes('a sidebar and code', /theme-doc-sidebar-container[\s\S]*<pre/);
  await page.goto(route);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Quick starts'})).toBeVisible();
  // The sidebar's headings stay what they are, with everything below them open.
  for (const part of ['main', 'contentinfo'] as const) {
    await expect(page.getByRole(part).getByRole('button')).toHaveCount(0);
  }
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar.getByRole('button')).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('without JavaScript the search page says one thing', async ({page}) => {
  await page.goto('/search/');
  await expect(page.getByText('Searching needs JavaScript.')).toBeVisible();
  await expect(page.getByText('Type a word to search all pages.')).toBeHidden();
  await expect(page.getByRole('searchbox', {name: 'Search for'})).toBeHidden();
  await page.getByRole('main').getByRole('link', {name: 'home page'}).click();
  await expect(page).toHaveURL('/');
});

test('without JavaScript an unknown path shows the way on', async ({page}) => {
  await page.goto('/no-such-page/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
  const link = page.getByRole('main').getByRole('link', {name: /quick starts/i});
  await expect(link).toHaveAttribute('href', '/quick-starts/');
});

test('without JavaScript nobody is asked whether a page helped', async ({page}) => {
  await page.goto('/sdks/sdk-keys/');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toBeVisible();
  await expect(page.getByText('Was this page helpful?')).toBeHidden();
});

test('where the server does not redirect, the page at the old address does', async ({page}) => {
  await page.route('**/how-tos/', (route) =>
    route.fulfill({path: 'build/how-tos/index.html', contentType: 'text/html'}),
  );
  await page.goto('/how-tos/');
  await expect(page).toHaveURL('/guides/');
});
