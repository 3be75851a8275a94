import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {brotliSize, filesOfPage} from '../performance/pageWeight.ts';
import {visit} from '../support/page/visit.ts';

const KB = 1_000;

/** On the wire, without and with the editor. */
const BUDGET = 60 * KB;
const EDITOR_BUDGET = 160 * KB;

const ROUTE = '/feature-flagging/playground/';

/** Files without a name of their own: those of pages are named, and prefetched by other pages. */
const PART = /\/\d+\.[\da-f]+\.(?:js|css)$/;

/** What every page loads, and so this one. */
const common = new Set(filesOfPage('/feature-flagging/flag-config-format/'));

/** Collects the files that a page loads beside those in its HTML, workers included. */
function collectParts(page: Page): Set<string> {
  const files = new Set<string>();
  page.context().on('response', (response) => {
    const {pathname} = new URL(response.url());
    if (PART.test(pathname)) files.add(path.join('build', pathname));
  });
  return files;
}

test('the playground weighs at most 60 KB, with its editor 160 KB', async ({page}) => {
  const parts = collectParts(page);
  const weight = (): number =>
    [...new Set([...filesOfPage(ROUTE), ...parts])]
      .filter((file) => !common.has(file) && !file.endsWith('.html'))
      .reduce((sum, file) => sum + brotliSize(file), 0);
  await visit(page, ROUTE);
  await page.getByLabel('Subject key').fill('user-7');
  await expect(page.getByText(/user-7 gets treatment/)).toBeVisible();
  const withoutEditor = weight();
  expect(withoutEditor).toBeGreaterThan(40 * KB);
  expect(withoutEditor).toBeLessThan(BUDGET);

  await page.getByRole('textbox', {name: /^Configuration/}).scrollIntoViewIfNeeded();
  await expect(page.locator('.cm-editor')).toBeVisible();
  expect(weight()).toBeGreaterThan(withoutEditor);
  expect(weight()).toBeLessThan(EDITOR_BUDGET);
});
