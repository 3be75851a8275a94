import type {Page} from '@playwright/test';
import {hold} from '../../support/page/hold.ts';

/** Addresses of the parts of the search index. */
export const INDEX_PARTS = '**/search/index.*.json';

/** Addresses of the second part of the search index: the text of the pages. */
export const TEXT_PART = '**/search/index.text.json';

/**
 * Holds back the text of the pages, so that only titles and headings can be searched.
 *
 * @returns a function that lets it pass, and resolves when the page has it.
 */
export async function holdText(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, TEXT_PART);
  const response = page.waitForResponse(TEXT_PART);
  return async () => {
    release();
    await (await response).finished();
  };
}
