import {expect, test} from '@playwright/test';
import {expectAccessible} from '../../support/page/accessibility.ts';
import {openSearch} from './openSearch.ts';

test('a search can be limited to a section, for the visit, and leads to the same on its page', async ({
  page,
}) => {
  const {input, results, filter, dialog} = await openSearch(page);
  await expect(filter).toBeDisabled();
  await input.fill('flag');
  await expect(filter.getByRole('option', {name: /^SDKs \(\d+\)$/})).toBeAttached();
  await filter.focus();
  await filter.selectOption('hierarchy.lvl0:SDKs');
  await expect.poll(() => results.count()).toBeGreaterThan(5);
  await expect(filter).toBeFocused();
  for (const link of await results.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^\/sdks\//);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await input.fill('logger');
  await expect(filter).toHaveValue('hierarchy.lvl0:SDKs');
  await expect(results.first().getByRole('link')).toHaveAttribute('href', /^\/sdks\//);
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL('/search/?q=logger&section=SDKs');
});

test('a search can be limited to the SDK that the reader chose in tabs', async ({page}) => {
  const {input, results, filter} = await openSearch(page, '/?lang=python');
  await input.fill('initialize the client');
  await expect(filter.getByRole('option', {name: /^Python, my SDK \(\d+\)$/})).toBeAttached();
  await filter.selectOption('sdk:python');
  const others = page.locator(':not([href^="/sdks/server-sdks/python/"])');
  await expect(results.getByRole('link').and(others)).toHaveCount(0);
  await expect(results.first()).toBeVisible();
  await expectAccessible(page);
});

test('a filter without results offers all pages, by keyboard, too', async ({page}) => {
  const {input, results, filter, status} = await openSearch(page);
  await input.fill('geolift');
  await expect(results.first()).toBeVisible();
  await filter.selectOption('hierarchy.lvl0:Geolift');
  await input.fill('"gunicorn"');
  await expect(status).toHaveText(/^0 results/);
  const everywhere = page.getByRole('button', {name: 'Search all pages'});
  await everywhere.press('Enter');
  await expect(filter).toHaveValue('');
  await expect(input).toBeFocused();
  await expect(results.first()).toBeVisible();
});
