import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

const PAGE = '/guides/marketing/sendgrid/';

test('a link to another site says so, to the eye and to screen readers', async ({page}) => {
  await visit(page, PAGE);
  const text = page.getByRole('article').locator('.markdown');
  const outside = text.getByRole('link', {name: /\(other site\)$/});
  expect(await outside.count()).toBeGreaterThan(0);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('href', /^https?:/);
  }
  await expect(
    text.locator('a[href^="/"]').filter({hasText: /\w/}).first(),
  ).not.toHaveAccessibleName(/other site/);
});

test('on paper it shows its address instead', async ({page}) => {
  await visit(page, PAGE);
  await page.emulateMedia({media: 'print'});
  const link = page.getByRole('article').locator('.markdown a[href^="http"]').first();
  const content = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(content).toContain('http');
  expect(content).not.toContain('other site');
});
