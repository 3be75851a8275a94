import {expect, test, type Page} from '@playwright/test';
import {visit, waitUntilInteractive} from '../support/page/visit.ts';

async function openDialog(page: Page) {
  await page.getByRole('button', {name: 'Page tools'}).click();
  await page.getByRole('menuitem', {name: 'Keep for offline reading…'}).click();
  return page.getByRole('dialog', {name: 'Keep these docs for offline reading'});
}

test('kept docs open without a network, are asked for with one, and can be removed', async ({
  page,
  context,
}) => {
  test.slow();
  await visit(page, '/sdks/sdk-keys/');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  const dialog = await openDialog(page);
  await expect(dialog).toContainText(/They take \d+ MB/);
  await dialog.getByRole('button', {name: 'Keep', exact: true}).click();
  await expect(dialog.getByRole('status')).toHaveText('The docs are kept in this browser.', {
    timeout: 90_000,
  });
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await page.goto('/statistics/cuped/');
  await waitUntilInteractive(page);
  await expect(page.getByRole('heading', {level: 1})).toContainText('CUPED');
  await page.goto('/statistics/cuped?from=a-chat');
  await expect(page.getByRole('heading', {level: 1})).toContainText('CUPED');
  await context.setOffline(false);

  // With a network, a page is what the site says now.
  await context.route('**/statistics/cuped/', (route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>Newer</h1>'}),
  );
  await page.goto('/statistics/cuped/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Newer');

  await visit(page, '/sdks/sdk-keys/');
  await (await openDialog(page)).getByRole('button', {name: 'Remove'}).click();
  await expect(page.getByRole('dialog').getByRole('button', {name: 'Keep'})).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});
