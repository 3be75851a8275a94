import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

test('the field on the home page leads to the results', async ({page}) => {
  await visit(page, '/');
  const prompt = page.getByRole('search', {name: 'This documentation'});
  await prompt.getByRole('searchbox', {name: 'Search the documentation'}).fill('holdouts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=holdouts/);
  await expect(page.getByRole('link', {name: 'Configure holdouts'}).first()).toBeVisible();
});
