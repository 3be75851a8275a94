import {expect, test, type Page} from '@playwright/test';
import {passTime, stopClock} from '../support/page/clock.ts';
import {modalOf, openSearch, searchButton} from '../search/browser/openSearch.ts';
import {visit} from '../support/page/visit.ts';
import {row} from './rows.ts';

test(...row('states/search-stalled'), async ({page}) => {
  await page.route('**/search/index*.json', () => undefined);
  const {input, dialog} = await openSearch(page);
  await page.clock.install();
  await stopClock(page);
  await input.fill('kill switch');
  // Its search has begun, and with it the time that is measured.
  await expect(dialog.getByRole('button', {name: 'Ask the docs: kill switch'})).toBeVisible();
  await passTime(page, 299);
  const note = dialog.getByRole('paragraph').filter({hasText: 'Still searching…'});
  await expect(note).toHaveCount(0);
  await passTime(page, 1);
  await expect(note).toBeVisible();
});

for (const [sign, act] of [
  ['hover', (page: Page) => searchButton(page).hover()],
  ['focus', (page: Page) => searchButton(page).focus()],
  ['touch', (page: Page) => searchButton(page).dispatchEvent('touchstart')],
] as const) {
  test(...row('search-modal/ahead', sign), async ({page}) => {
    await visit(page, '/');
    await expect(page.getByRole('button', {name: /dark and light mode/})).toBeEnabled();
    const index = page.waitForRequest(/\/search\/index\./);
    await act(page);
    await index;
    await expect(modalOf(page).dialog).toBeHidden();
  });
}

for (const [platform, key, shortcut] of [
  ['Linux x86_64', 'Ctrl', 'Control+K'],
  ['MacIntel', '⌘', 'Meta+K'],
] as const) {
  test(...row('search-modal/button', platform), async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', {value});
    }, platform);
    await visit(page, '/');
    const button = searchButton(page);
    await expect(button).toContainText('Search');
    await expect(button).toContainText(`${key} K`);
    await expect(button).toHaveAttribute('aria-keyshortcuts', shortcut);
  });
}
