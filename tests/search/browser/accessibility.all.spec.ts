import {expect, test} from '@playwright/test';
import {expectAccessible} from '../../support/page/accessibility.ts';
import {visit} from '../../support/page/visit.ts';
import {openSearch} from './openSearch.ts';

test('the dialog has no accessibility faults with results, without, and at its start', async ({
  page,
}) => {
  const {input, results, dialog} = await openSearch(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await expectAccessible(page);
  await input.fill('kill switch');
  await expect(results.first()).toContainText('Build a kill switch');
  await expectAccessible(page);
  await input.fill('xqzzyqw');
  await expect(dialog.getByText('No results for')).toBeVisible();
  await expectAccessible(page);
});

test('the hint in an empty field is as legible as other quiet text', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/search/');
  const quiet = await page
    .locator('[data-status]')
    .evaluate((element) => getComputedStyle(element).color);
  const hint = await page
    .getByRole('searchbox', {name: 'Search for'})
    .evaluate((element) => getComputedStyle(element, '::placeholder').color);
  expect(hint).toBe(quiet);
});

test('the search page has no accessibility faults', async ({page}) => {
  await visit(page, '/search/?q=kill+switch');
  await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
  await expectAccessible(page);
});
