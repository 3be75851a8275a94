import {expect, test, type Page} from '@playwright/test';
import {countLoads, visit} from '../support/page/visit.ts';

const LISTS = '**/assets/pages/**';

/** A page whose folder is another than that of the quick starts. */
const FROM = '/sdks/server-sdks/python/quickstart/';

async function openAnotherFolder(page: Page): Promise<void> {
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Quick starts'})
    .click();
  await expect(page).toHaveURL('/quick-starts/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick starts');
}

test('a page of another folder opens in place', async ({page}) => {
  await visit(page, FROM);
  const loads = countLoads(page);
  await openAnotherFolder(page);
  expect(loads()).toBe(0);
});

for (const [name, answer] of [
  ['missing', {status: 404}],
  ['the home page', {status: 200, contentType: 'text/html', body: '<!doctype html>'}],
] as const) {
  test(`a page is loaded anew when the list of its folder is ${name}`, async ({page}) => {
    await page.route(LISTS, (route) => route.fulfill(answer));
    await visit(page, FROM);
    const loads = countLoads(page);
    await openAnotherFolder(page);
    expect(loads()).toBe(1);
  });
}
