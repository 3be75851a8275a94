import type {Locator, Page} from '@playwright/test';
import {visit} from '../../support/page/visit.ts';

/** The parts of the dialog while it searches, as a reader meets them. */
export function modalOf(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const rows = dialog.getByRole('treeitem');
  return {
    dialog,
    input: dialog.getByRole('combobox', {name: 'Search', exact: true}),
    /** What the search is limited to. */
    filter: dialog.getByRole('combobox', {name: 'Search in'}),
    results: rows.filter({has: page.getByRole('link')}),
    /** The last row, which asks the assistant. */
    askRow: rows.last(),
    status: dialog.getByRole('status'),
  };
}

/** The button of the navigation bar; the home page has a field with a button of its own. */
export function searchButton(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /^Search/});
}

/** Opens the dialog by its shortcut, once the page can answer it. */
export async function openSearch(page: Page, path = '/'): Promise<ReturnType<typeof modalOf>> {
  await visit(page, path);
  await page.keyboard.press('Control+k');
  const modal = modalOf(page);
  await modal.input.waitFor();
  return modal;
}

/** Addresses of the files of the search index. */
export const INDEX_FILES = '**/search/index*.json';

/** Answers in place of the search index that leave nothing to search, each with what befell it. */
export const brokenIndexAnswers = [
  ['is missing', {status: 404}],
  ['cannot be served', {status: 500}],
  ['is cut off', {status: 200, body: '{"v":1,"pages":[{'}],
] as const;
