import path from 'node:path';
import {expect, test, type Locator} from '@playwright/test';
import {readIndex} from '../../../src/features/search/cli/readIndex.ts';
import {brokenIndexAnswers} from './brokenIndex.ts';
import {holdText, TEXT_PART} from './hold.ts';
import {modalOf, openSearch} from './openSearch.ts';

const QUERY = 'holdout';

const NOTE = 'Only titles and headings are searched';

/** What the text may be besides broken: whole, but made by another build. */
const brokenTextAnswers = [
  ...brokenIndexAnswers,
  ['belongs to another deploy', {status: 200, body: '{"v":2,"id":"other","sections":[]}'}],
] as const;

/** A word that stands in the text of a page, but in no title, heading, keyword or address. */
function wordOfText(): string {
  const {pages} = readIndex(path.resolve('build'));
  const outline = JSON.stringify(
    pages.map(({sections, ...page}) => [page, sections.map(([, heading]) => heading)]),
  ).toLowerCase();
  const words = pages
    .flatMap(({sections}) => sections.map(([, , , excerpt]) => excerpt))
    .flatMap((excerpt) => excerpt?.match(/\b[a-z]{9,}\b/g) ?? []);
  const word = words.find((candidate) => !outline.includes(candidate.slice(0, 5)));
  if (!word) {
    throw new Error('Every word of the text stands in a title or heading, too.');
  }
  return word;
}

test.describe('while the text of the pages is on its way', () => {
  test('titles and headings answer, and everything does once the text is there', async ({page}) => {
    const releaseText = await holdText(page);
    const {input, results, status} = await openSearch(page);
    await input.fill(QUERY);
    await expect(status).toHaveText(/^\d+ results for “holdout”$/);
    const provisional = (await status.textContent()) ?? '';
    // A page that both lists have, in different places.
    const address = '/experiment-analysis/holdouts/';
    await results.filter({has: page.locator(`a[href="${address}"]`)}).hover();
    const selected = results.and(page.locator('[aria-selected="true"]'));
    await expect(selected.getByRole('link')).toHaveAttribute('href', address);
    await releaseText();
    await expect(status).not.toHaveText(provisional);
    await expect(status).toHaveText(/^\d+ results for “holdout”$/);
    await expect(selected.getByRole('link')).toHaveAttribute('href', address);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue(QUERY);
  });

  test('a word that only the text has is not said to have no results', async ({page}) => {
    const releaseText = await holdText(page);
    const {dialog, input, results} = await openSearch(page);
    await input.fill(wordOfText());
    await expect(dialog.getByText('Still searching…').first()).toBeVisible();
    await expect(dialog.getByText('No results for')).toBeHidden();
    await releaseText();
    await expect(results.first()).toBeVisible();
  });
});

for (const [name, response] of brokenTextAnswers) {
  test(`a text that ${name} is told beside the results, and the next opening can succeed`, async ({
    page,
  }) => {
    await page.route(TEXT_PART, (route) => route.fulfill(response));
    const {dialog, input, results, status} = await openSearch(page);
    await input.fill(QUERY);
    const note: Locator = dialog.locator('[data-status]').filter({hasText: NOTE});
    await expect(note).toBeVisible();
    await expect(results.first()).toBeVisible();
    await expect(status).toContainText(NOTE);
    await page.unroute(TEXT_PART);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await modalOf(page).input.fill(wordOfText());
    await expect(results.first()).toBeVisible();
    await expect(note).toBeHidden();
  });
}
