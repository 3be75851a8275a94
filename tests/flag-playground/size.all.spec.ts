import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {brotliSize, filesOfPage} from '../performance/pageWeight.ts';
import {visit} from '../support/page/visit.ts';

const KB = 1_000;

/**
 * On the wire, without and with the editor. The text of the page is in the same file as the playground,
 * and about 3 KB of it.
 */
const BUDGET = 64 * KB;
const EDITOR_BUDGET = 160 * KB;
const FORM_BUDGET = 20 * KB;

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

function weightOf(parts: Set<string>): number {
  return [...new Set([...filesOfPage(ROUTE), ...parts])]
    .filter((file) => !common.has(file) && !file.endsWith('.html'))
    .reduce((sum, file) => sum + brotliSize(file), 0);
}

test('the playground and its page weigh at most 64 KB, with its editor 160 KB', async ({page}) => {
  const parts = collectParts(page);
  await visit(page, ROUTE);
  await page.getByLabel('Subject key').fill('user-7');
  await expect(page.getByText(/user-7 gets treatment/)).toBeVisible();
  const withoutEditor = weightOf(parts);
  expect(withoutEditor).toBeGreaterThan(40 * KB);
  expect(withoutEditor).toBeLessThan(BUDGET);

  await page.getByRole('textbox', {name: /^Configuration/}).scrollIntoViewIfNeeded();
  await expect(page.locator('.cm-editor')).toBeVisible();
  expect(weightOf(parts)).toBeGreaterThan(withoutEditor);
  expect(weightOf(parts)).toBeLessThan(EDITOR_BUDGET);
});

test('the form of a flag weighs at most 20 KB, and is loaded when it is chosen', async ({page}) => {
  const parts = collectParts(page);
  await page.setViewportSize({width: 1280, height: 400});
  await visit(page, ROUTE);
  // What each page loads when it is idle, such as the progress bar, is not the form's.
  await page.waitForLoadState('networkidle');
  const without = weightOf(parts);
  await page.evaluate(() => document.querySelector<HTMLElement>('input[type=radio]')?.click());
  await expect(page.getByRole('checkbox', {name: 'The flag is on'})).toBeAttached();
  expect(weightOf(parts)).toBeGreaterThan(without);
  expect(weightOf(parts) - without).toBeLessThan(FORM_BUDGET);
});
