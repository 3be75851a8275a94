import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';
import {row} from './rows.ts';

for (const [condition, javaScriptEnabled] of [
  ['as it is served', false],
  ['alive', true],
] as const) {
  test.describe(condition, () => {
    test.use({javaScriptEnabled});
    test(...row('routes/home', condition), async ({page}) => {
      await (javaScriptEnabled ? visit(page, '/') : page.goto('/'));
      await expect(page.getByRole('main').getByRole('article')).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Eppo documentation');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        /^https:\/\/[^/]+\/$/,
      );
    });
  });
}

test(...row('navigation/exact-html'), async ({page}) => {
  await visit(page, '/404.html');
  await expect(page.getByRole('button', {name: /dark and light mode/})).toBeEnabled();
  await expect(page).toHaveURL('/404.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
});

test(...row('constants/locale'), async ({page}) => {
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const languages = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(new Set(languages)).toEqual(new Set(['en', 'x-default']));
});
