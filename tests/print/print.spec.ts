import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

test('a page is put on paper without buttons, with places of its own', async ({page}) => {
  await visit(page, '/print/?page=/sdks/sdk-keys/');
  await expect(page.getByRole('button', {name: 'Print or save as PDF'})).toBeVisible();
  const article = page.locator('main article');
  await expect(article).toHaveCount(1);
  await expect(article.getByRole('heading', {level: 1})).toHaveText('SDK keys and client tokens');
  await expect(article.getByRole('button')).toHaveCount(0);
  const link = article.getByRole('link', {name: 'rotate the key'});
  const place = (await link.getAttribute('href')) ?? '';
  await expect(page.locator(`[id="${place.slice(1)}"]`)).toHaveText(/Rotate a key/);
  await expect(page.getByRole('link', {name: 'SDKs', exact: true}).last()).toBeVisible();
});
