import {expect, test, type Page} from '@playwright/test';
import {visit} from '../support/page/visit.ts';
import {modalOf} from '../search/browser/openSearch.ts';

const PAGE = '/administration/teams/';

/** Puts a text into a storage before the page reads it. */
async function store(
  page: Page,
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  value: string,
): Promise<void> {
  await page.addInitScript(
    ([name, ...item]) => {
      const marker = 'stored-once';
      if (!window.sessionStorage.getItem(marker)) {
        window.sessionStorage.setItem(marker, 'yes');
        window[name].setItem(...item);
      }
    },
    [storage, key, value] as const,
  );
}

const hit = {
  objectID: '/x/',
  url: '/quick-starts/',
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: 'A page opened before'},
};

for (const key of ['__DOCSEARCH_RECENT_SEARCHES__docs', '__DOCSEARCH_FAVORITE_SEARCHES__docs']) {
  test(`search opens and works with what nobody can read in ${key}`, async ({page}) => {
    await store(page, 'localStorage', key, '{bad');
    await visit(page, PAGE);
    await page.keyboard.press('Control+k');
    const {input, results} = modalOf(page);
    await input.pressSequentially('kill switch');
    await expect(results.first()).toContainText('Build a kill switch');
    await input.press('Enter');
    await expect(page).toHaveURL(/kill-switches/);
  });

  test(`what is good in ${key} outlasts what is not`, async ({page}) => {
    await store(page, 'localStorage', key, JSON.stringify([null, hit, {}]));
    await visit(page, PAGE);
    await page.keyboard.press('Control+k');
    const {results} = modalOf(page);
    await expect(results).toHaveCount(1);
    await expect(results).toContainText('A page opened before');
  });
}

test('search that cannot read the storage finds all the same', async ({page}) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('no storage', 'InvalidStateError');
    };
  });
  await visit(page, PAGE);
  await page.keyboard.press('Control+k');
  const {input, results} = modalOf(page);
  await input.fill('kill switch');
  await expect(results.first()).toContainText('Build a kill switch');
});
