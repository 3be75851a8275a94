import {expect, test} from '@playwright/test';
import {hold} from '../support/page/hold.ts';
import {visit} from '../support/page/visit.ts';

test('a reader who waits for the next page sees a bar until it is there', async ({page}) => {
  const release = await hold(page, '**/assets/{pages,strings}/**');
  await visit(page, '/sdks/server-sdks/python/quickstart/');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Quick starts'})
    .click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick starts');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
