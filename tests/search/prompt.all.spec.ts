import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';
import {modalOf} from './browser/openSearch.ts';

test('the field on the home page opens search, and its examples are searched for', async ({
  page,
}) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  const {input, results} = modalOf(page);
  await main.getByRole('button', {name: 'What do you need?'}).click();
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await main.getByRole('button', {name: 'cuped'}).click();
  await expect(input).toHaveValue('cuped');
  await expect(results.first()).toContainText('CUPED');
});
