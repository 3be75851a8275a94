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

test('the search page has no accessibility faults', async ({page}) => {
  await visit(page, '/search/?q=kill+switch');
  await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
  await expectAccessible(page);
});
