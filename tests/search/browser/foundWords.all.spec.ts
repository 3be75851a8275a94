import {expect, test, type Page} from '@playwright/test';
import {visit, waitUntilInteractive} from '../../support/page/visit.ts';
import {openSearch} from './openSearch.ts';

const QUERY = 'kill switch';
const PAGE = /\/kill-switches\//;

/** The words marked on the page, in lower case. */
function markedWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('found') ?? [])].map((range) => String(range).toLowerCase()),
  );
}

async function openFirstFromModal(page: Page): Promise<void> {
  const {input, results} = await openSearch(page);
  await input.fill(QUERY);
  await results.filter({hasText: 'kill switch'}).first().waitFor();
  await input.press('Enter');
  await expect(page).toHaveURL(PAGE);
}

test('the words of a search are marked on the page of the result until Escape', async ({page}) => {
  await openFirstFromModal(page);
  await expect
    .poll(() => markedWords(page))
    .toEqual(expect.arrayContaining(['kill', 'switch', 'switched']));
  expect(page.url()).not.toContain('kill%20');
  await page.keyboard.press('Escape');
  expect(await markedWords(page)).toEqual([]);
});

test('a result of the search page is marked as well', async ({page}) => {
  await visit(page, '/search/?q=kill+switch');
  await page.getByRole('link', {name: 'Build a kill switch'}).first().click();
  await expect(page).toHaveURL(PAGE);
  await expect.poll(() => markedWords(page)).toEqual(expect.arrayContaining(['kill', 'switch']));
});

test('the marks are gone on the next page, and when the page is loaded anew', async ({page}) => {
  await openFirstFromModal(page);
  await expect.poll(() => markedWords(page)).not.toEqual([]);
  await page.reload();
  await waitUntilInteractive(page);
  expect(await markedWords(page)).toEqual([]);
  await openFirstFromModal(page);
  await expect.poll(() => markedWords(page)).not.toEqual([]);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL(PAGE);
  await expect.poll(() => markedWords(page)).toEqual([]);
});
