import {expect, test, type Locator, type Page} from '@playwright/test';
import {INDEX_FILES} from './openSearch.ts';
import {openWithLateScript} from '../../support/page/hold.ts';
import {visit} from '../../support/page/visit.ts';

/** What is seen of the state of the search; what is heard of it follows a moment later. */
const status = (page: Page): Locator => page.getByRole('main').locator('[data-status]');
const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Search for'});

test('the address holds the query @routes/search', async ({page}) => {
  await visit(page, '/search/?q=kill+switch');
  await expect(field(page)).toHaveValue('kill switch');
  await expect(status(page)).toHaveText(/^\d+ results? for “kill switch”/);
  await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toHaveText(
    'Build a kill switch',
  );
  await expect(page).toHaveTitle(/^Search results for “kill switch”/);
});

test('more results can be loaded, up to all of them @constants/hits-per-page', async ({page}) => {
  await visit(page, '/search/?q=flag');
  const results = page.getByRole('main').getByRole('heading', {level: 2});
  await expect(results).toHaveCount(20);
  await page.getByRole('button', {name: 'Load more results'}).click();
  await expect.poll(() => results.count()).toBeGreaterThan(20);
  await expect(page.getByRole('main').locator('li a').nth(20)).toBeFocused();
});

test('without results it suggests what to do', async ({page}) => {
  await visit(page, '/search/?q=xqzzyqw');
  await expect(status(page)).toHaveText('0 results for “xqzzyqw”');
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /xqzzyqw/);
  await page.getByRole('button', {name: 'feature flags'}).click();
  await expect(status(page)).toHaveText(/^\d+ results for “feature flags”/);
  await visit(page, '/search/?q=kill+switch&section=Nowhere');
  await page.getByRole('button', {name: 'Search all pages'}).click();
  await expect(status(page)).toHaveText(/^\d+ results? for “kill switch”/);
});

test('the field keeps every letter and the focus, and a step back leaves the page', async ({
  page,
}) => {
  await visit(page, '/');
  await visit(page, '/search/');
  await expect(page.getByText('Type a word to search all pages.')).toBeVisible();
  await field(page).click();
  await field(page).pressSequentially('kill switches');
  await expect(field(page)).toHaveValue('kill switches');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/q=kill%20switches$/);
  await expect(status(page)).toContainText('for “kill switches”');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('what is typed in the middle of a query stays there', async ({page}) => {
  await visit(page, '/search/?q=killswitch');
  await expect(field(page)).toHaveValue('killswitch');
  await field(page).focus();
  await field(page).press('Home');
  for (let step = 0; step < 'kill'.length; step += 1) {
    await field(page).press('ArrowRight');
  }
  await field(page).pressSequentially(' the ');
  await expect(field(page)).toHaveValue('kill the switch');
});

for (const [address, found] of [
  ['/search/', 'an empty one'],
  ['/search/?q=metric', 'one that came with a query'],
] as const) {
  test(`what is typed before the page is alive is searched for, on ${found}`, async ({page}) => {
    const release = await openWithLateScript(page, address);
    await field(page).click();
    await field(page).pressSequentially('kill switch');
    await release();
    await expect(status(page)).toContainText('for “kill switch”');
    await expect(field(page)).toHaveValue('kill switch');
    await expect(field(page)).toBeFocused();
    await field(page).pressSequentially('es');
    await expect(field(page)).toHaveValue('kill switches');
  });
}

test('a query in the address may be longer than one that is typed', async ({page}) => {
  await visit(page, `/search/?q=${'x'.repeat(1000)}`);
  await expect(status(page)).toHaveText(`0 results for “${'x'.repeat(500)}”`);
});

test('an index that never arrives is given up, and can be asked for again @states/search-status', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(INDEX_FILES, () => undefined);
  await visit(page, '/search/');
  await expect(page.getByText('Type a word to search all pages.')).toBeVisible();
  await field(page).fill('kill switch');
  await page.clock.runFor(1000);
  await expect(status(page)).toHaveText('Still searching…');
  // The clock of the page may run ahead of the script that asks for the index.
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(page.getByText('Unable to fetch results')).toBeVisible({timeout: 1000});
  }).toPass();
  await page.unroute(INDEX_FILES);
  await page.getByRole('button', {name: 'Retry'}).click();
  await page.clock.resume();
  await expect(status(page)).toHaveText(/^\d+ results? for/);
});

test('words written from right to left keep their direction', async ({page}) => {
  await visit(page, '/search/?q=%D7%9E%D7%94%3F');
  const words = page.getByRole('heading', {level: 1}).getByText('מה?', {exact: true});
  expect(await words.evaluate((element) => element.matches(':dir(rtl)'))).toBe(true);
  expect(await field(page).evaluate((element) => element.matches(':dir(rtl)'))).toBe(true);
});
