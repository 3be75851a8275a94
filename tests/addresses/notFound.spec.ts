import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

test('an unknown path answers with status 404 and offers help @routes/unknown', async ({page}) => {
  const response = await visit(page, '/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: /search/i})).toHaveAttribute(
    'href',
    /^\/search\/\?q=/,
  );
});

test('a mistyped path leads to the page that was meant, by its title', async ({page}) => {
  await visit(page, '/setup-quikstart/');
  const link = page.getByRole('main').getByRole('link', {name: 'Set up your workspace'});
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await link.click();
  await expect(page).toHaveURL('/setup-quickstart/');
});

for (const [name, path, words] of [
  ['words of another script are searched for', '/עברית/דגל/', 'Search for “עברית דגל”'],
  ['a path without words leads to the search', '/---/', 'Search all pages'],
] as const) {
  test(name, async ({page}) => {
    await visit(page, path);
    await page.getByRole('main').getByRole('link', {name: words}).click();
    await expect(page).toHaveURL(/\/search\/\?q=/);
  });
}
