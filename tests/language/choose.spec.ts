import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/page/accessibility.ts';
import {visit} from '../support/page/visit.ts';

const select = (page: Page) => page.getByLabel('Language of samples');

const selected = (page: Page) => page.getByRole('tab', {selected: true}).first();

test('a language chosen in the bar opens tabs, requests and the sidebar, and says so', async ({
  page,
}) => {
  await visit(page, '/feature-flag-quickstart/?lang=go');
  await expect(select(page)).toHaveValue('go');
  await select(page).selectOption('Python');
  await expect(
    page.getByRole('status').filter({hasText: 'Samples are in Python now'}),
  ).toBeVisible();
  await expect(selected(page)).toHaveText('Python');
  await expect(page).toHaveURL(/quickstart\/$/);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.locator('a[href="/sdks/server-sdks/python/quickstart/"]')).toBeVisible();
  await expectAccessible(page);

  await visit(page, '/reference/api/experiments/');
  await expect(selected(page)).toHaveText('Python');
  await visit(page, '/');
  await expect(page.getByRole('figure').first()).toContainText('client.get_string_assignment(');
});

test('where the language is missing, a line says so and leads to its SDK', async ({page}) => {
  await visit(page, '/sdks/server-sdks/node/quickstart/');
  await select(page).selectOption('Elixir');
  await page.getByRole('status').getByRole('link', {name: 'Elixir quickstart'}).click();
  await expect(page).toHaveURL('/sdks/server-sdks/elixir/quickstart/');
  await visit(page, '/feature-flag-quickstart/');
  await page
    .getByText('No Elixir here:')
    .first()
    .getByRole('link', {name: 'Elixir quickstart'})
    .click();
  await expect(page).toHaveURL('/sdks/server-sdks/elixir/quickstart/');
});

test('a browser that keeps nothing says so, and has the language until the page is left', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await visit(page, '/feature-flag-quickstart/');
  await select(page).selectOption('Python');
  await expect(page.getByRole('status').filter({hasText: 'did not keep it'})).toBeVisible();
  await expect(selected(page)).toHaveText('Python');
});

test('on a phone the language is chosen in the bar as well', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/feature-flag-quickstart/');
  await select(page).selectOption('Python');
  await expect(selected(page)).toHaveText('Python');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
