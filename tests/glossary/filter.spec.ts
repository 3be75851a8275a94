import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

test('the glossary is shortened by a word or a letter, and whole again for a link', async ({
  page,
}) => {
  await visit(page, '/glossary/');
  const terms = page.getByRole('main').getByRole('term');
  const all = await terms.count();
  const field = page.getByRole('textbox', {name: 'Find a term'});
  await field.fill('client token');
  await expect(page.getByText(/^\d+ terms?$/)).toBeVisible();
  expect(await terms.count()).toBeLessThan(all / 4);
  await expect(terms.filter({hasText: 'Client token'})).toBeVisible();

  await page.getByRole('button', {name: 'W', exact: true}).click();
  await expect(field).toHaveValue('');
  for (const term of await terms.allTextContents()) expect(term).toMatch(/^w/i);

  await page.goto('/glossary/#sdk-key');
  await expect(terms).toHaveCount(all);
});
