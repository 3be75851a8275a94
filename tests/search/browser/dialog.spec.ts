import {expect, test} from '@playwright/test';
import {assistantOf} from '../../assistant/openAssistant.ts';
import {hold} from '../../support/page/hold.ts';
import {visit} from '../../support/page/visit.ts';
import {brokenIndexAnswers, INDEX_FILES, modalOf, openSearch, searchButton} from './openSearch.ts';

const QUERY = 'kill switch';
const FIRST = 'Build a kill switch';

/** A line of a log: what it says of the fault stands behind what can be typed into a search field. */
const LOG_LINE =
  '{"level":"error","ts":1764360000.1,"caller":"poller.go:41","pid":1,"msg":"kill switch is off"}';

test('no search code or index is loaded before the reader means to search @search-modal/ahead', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => path.startsWith('/search/'))).toEqual([]);
  await searchButton(page).hover();
  await expect.poll(() => requests.some((path) => /\/search\/index\./.test(path))).toBe(true);
});

test.describe('opening and closing', () => {
  test('the shortcut opens it, Escape closes it and the focus returns @search-modal/shortcut', async ({
    page,
  }) => {
    await visit(page, '/');
    const link = page.getByRole('link', {name: 'Quick starts'}).first();
    await link.focus();
    await page.keyboard.press('Control+k');
    const {dialog, input} = modalOf(page);
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('a slash opens it, but not while the reader writes in a field @search-modal/slash', async ({
    page,
  }) => {
    await visit(page, '/search/');
    const field = page.getByRole('searchbox', {name: 'Search for'});
    await field.press('/');
    await expect(modalOf(page).dialog).toBeHidden();
    await expect(field).toHaveValue('/');
    await field.blur();
    await page.keyboard.press('/');
    await expect(modalOf(page).input).toHaveValue('');
  });

  test('a click opens it, and a click beside it closes it @search-modal/click', async ({page}) => {
    await visit(page, '/');
    await searchButton(page).click();
    const {dialog} = modalOf(page);
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(dialog).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });

  test('a step back closes it', async ({page}) => {
    await visit(page, '/');
    await page.getByRole('link', {name: 'Quick starts'}).first().click();
    await expect(page).not.toHaveURL('/');
    await page.keyboard.press('Control+k');
    const {dialog} = modalOf(page);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('typing into the focused button takes the letters along @search-modal/typing', async ({
    page,
  }) => {
    await visit(page, '/');
    await searchButton(page).focus();
    await page.keyboard.type('kill');
    await expect(modalOf(page).input).toHaveValue('kill');
  });
});

test.describe('searching', () => {
  test('the right page is first, the number of results is said, Enter opens', async ({page}) => {
    const {input, results, status} = await openSearch(page);
    await input.fill(QUERY);
    await expect(results.first()).toContainText(FIRST);
    await expect(status).toHaveText(/^\d+ results for “kill switch”$/);
    await input.press('Enter');
    await expect(page).toHaveURL(/\/kill-switches\/$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(FIRST);
  });

  test('arrow keys move through the results to the row that asks, Tab goes through all', async ({
    page,
  }) => {
    const {filter, dialog, input, results, askRow} = await openSearch(page);
    await input.fill(QUERY);
    await expect(results.first()).toHaveAttribute('aria-selected', 'true');
    await input.press('ArrowDown');
    await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      (await results.nth(1).getAttribute('id')) ?? '',
    );
    await input.press('ArrowUp');
    await input.press('ArrowUp');
    await expect(askRow).toHaveAttribute('aria-selected', 'true');
    await expect(input).toBeFocused();
    for (const stop of [
      dialog.getByRole('button', {name: 'Clear the query'}),
      dialog.getByRole('button', {name: 'Close'}),
      filter,
      results.first().getByRole('link'),
    ]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
  });

  test('the query is capped at 64 characters, and there is none before it @validation/search-input @search-modal/placeholder @errors/search-start @search-modal/screens', async ({
    page,
  }) => {
    const {dialog, input} = await openSearch(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await input.pressSequentially('x'.repeat(70));
    await expect(input).toHaveValue('x'.repeat(64));
    await expect(input).toHaveAttribute('placeholder', 'Search docs');
  });

  test('a pasted log line is searched whole, and its message is found', async ({page, context}) => {
    const {dialog, input, results} = await openSearch(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((line) => navigator.clipboard.writeText(line), LOG_LINE);
    await page.keyboard.press('Control+v');
    await expect(input).toHaveValue(LOG_LINE);
    await expect(results.first()).toContainText(FIRST);
    await dialog.getByRole('link', {name: /^See all/}).click();
    await expect(page.getByRole('searchbox', {name: 'Search for'})).toHaveValue(LOG_LINE);
  });

  test('a section of the sidebar shows at most five results @constants/hits-per-group @search-modal/screens', async ({
    page,
  }) => {
    const {dialog, input, results} = await openSearch(page);
    await input.fill('flag');
    await expect(results.first()).toBeVisible();
    const counts = await dialog
      .getByRole('tree')
      .evaluateAll((trees) => trees.map((tree) => tree.querySelectorAll('a').length));
    expect(Math.max(...counts)).toBe(5);
  });

  for (const [width, words] of [
    [1280, 10],
    [768, 5],
  ] as const) {
    test(`snippets have at most ${words} words at ${width} pixels @constants/snippets`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      const {input, dialog} = await openSearch(page);
      await input.fill(QUERY);
      const snippet = dialog.locator('.DocSearch-Hit-path').first();
      await expect(snippet).toContainText('…');
      const text = (await snippet.textContent()) ?? '';
      expect(text.replaceAll('…', ' ').trim().split(/\s+/)).toHaveLength(words);
    });
  }

  test('a link leads to all results @search-modal/see-all', async ({page}) => {
    const {input, dialog} = await openSearch(page);
    await input.fill(QUERY);
    await dialog.getByRole('link', {name: /^See all \d+ results$/}).click();
    await expect(page).toHaveURL(/\/search\/\?q=kill%20switch$/);
    await expect(page.getByRole('listitem').filter({hasText: FIRST}).first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('no results are said, with a way to report them, and Enter asks @errors/search-no-hits @search-modal/screens', async ({
    page,
  }) => {
    const {input, dialog, results, status} = await openSearch(page);
    await input.fill('flag');
    await expect(results.first()).toBeVisible();
    await input.fill('xqzzyqw');
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    await dialog.getByRole('list').getByRole('button').first().click();
    await expect(results.first()).toBeVisible();
    await input.fill('xqzzyqw');
    await expect(dialog.getByText('No results for')).toContainText('xqzzyqw');
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /xqzzyqw/,
    );
    await expect(status).toHaveText('0 results for “xqzzyqw”');
    await input.press('Enter');
    const asking = assistantOf(page).dialog;
    await expect(asking.getByRole('heading', {name: 'xqzzyqw'})).toBeFocused();
    await expect(asking).toContainText('Not in these docs');
  });
});

test.describe('recent and favorite searches', () => {
  const KEY = '__DOCSEARCH_RECENT_SEARCHES__docs';
  const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
  const stored = (count: number) =>
    Array.from({length: count}, (_, place) => ({
      objectID: `/${place}/`,
      url: `/${place}/`,
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'Docs', lvl1: `Page ${place} <b>`, lvl2: null},
    }));

  test('an opened result is remembered and can become a favorite @states/search-start', async ({
    page,
  }) => {
    const {input, results} = await openSearch(page);
    await input.fill(QUERY);
    await expect(results.first()).toContainText(FIRST);
    await input.press('Enter');
    await expect(page).toHaveURL(/kill-switches/);
    await page.keyboard.press('Control+k');
    const {dialog} = modalOf(page);
    await expect(dialog.getByText('Recent', {exact: true})).toBeVisible();
    await dialog.getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog.getByText('Favorite', {exact: true})).toBeVisible();
    await dialog.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await expect(input).toBeFocused();
  });

  for (const [saved, favorites, recents] of [
    [0, 0, 7],
    [1, 1, 4],
    [12, 10, 4],
  ] as const) {
    test(`${recents} recent searches are shown beside ${favorites} favorites @constants/recent @constants/favorites`, async ({
      page,
    }) => {
      await page.addInitScript((items) => items.forEach((item) => localStorage.setItem(...item)), [
        [KEY, JSON.stringify(stored(12))],
        [FAVORITES, JSON.stringify(stored(saved))],
      ] as [string, string][]);
      const {dialog, results} = await openSearch(page);
      await expect(results).toHaveCount(recents + favorites);
      await expect(dialog.getByRole('tree').first().getByRole('treeitem')).toHaveCount(recents);
      await expect(dialog.getByText('Page 0 <b>').first()).toBeVisible();
    });
  }
});

test.describe('failures', () => {
  for (const [name, response] of brokenIndexAnswers) {
    test(`an index that ${name} is told, and a retry can succeed @errors/search-unreachable @search-modal/screens`, async ({
      page,
    }) => {
      await page.route('**/search/*.json', (route) => route.fulfill(response));
      const {input, dialog, status, results} = await openSearch(page);
      await input.fill(QUERY);
      await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
      await expect(
        dialog.getByText('You might want to check your network connection.'),
      ).toBeVisible();
      await expect(status).toContainText('Search is not available.');
      await page.unroute('**/search/*.json');
      await input.fill(`${QUERY}es`);
      await expect(results.first()).toContainText(FIRST);
    });
  }

  test('a dialog that cannot be loaded leads to the search page', async ({page}) => {
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.abort());
    await searchButton(page).focus();
    await page.keyboard.type('k');
    const alert = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(alert.getByRole('link')).toHaveAttribute('href', '/search/?q=k');
    await page.unroute('**/assets/**');
    await alert.getByRole('link').click();
    await expect(page.getByRole('searchbox', {name: 'Search for'})).toHaveValue('k');
  });
});

test('from a result the keyboard goes on at the section that was chosen', async ({page}) => {
  const {input, results, dialog} = await openSearch(page, '/administration/teams/');
  await input.fill(QUERY);
  await expect(results.first()).toContainText(FIRST);
  await expect(results.nth(1).getByRole('link')).toHaveAttribute('href', /#/);
  await input.press('ArrowDown');
  await input.press('Enter');
  await expect(page).toHaveURL(/\/kill-switches\/#/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(FIRST);
  await page.keyboard.press('Tab');
  const {hash} = new URL(page.url());
  await expect(page.locator(`.hash-link[href="${hash}"]`)).toBeFocused();
});

test('what is typed while the dialog is on its way stands in its field', async ({page}) => {
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const release = await hold(page, '**/assets/js/**');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kill swicth');
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Backspace');
  }
  await page.keyboard.type('tch');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  release();
  await expect(modalOf(page).input).toHaveValue('kill switch');
});

test.describe('an index on its way', () => {
  test('is told under the words that wait for it', async ({page}) => {
    const release = await hold(page, INDEX_FILES);
    const {input, dialog, status, results} = await openSearch(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await input.pressSequentially('kill');
    await expect(dialog.getByText('Still searching…').first()).toBeVisible();
    await expect(status).toHaveText('Still searching…');
    await expect(dialog.getByText('No recent searches')).toBeHidden();
    release();
    await expect(results.first()).toBeVisible();
    await expect(dialog.getByText('Still searching…')).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors what was found and chosen can be seen, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    const {input, results, dialog} = await openSearch(page, '/search/?q=kill+switch');
    await input.fill(QUERY);
    await expect(results.first()).toContainText(FIRST);
    for (const mark of [dialog.locator('mark'), page.getByRole('main').locator('mark')]) {
      const {color, backgroundColor} = await mark.first().evaluate((element) => {
        const style = getComputedStyle(element);
        return {color: style.color, backgroundColor: style.backgroundColor};
      });
      // What is behind a ground that lets it through may have the color of the letters.
      expect(backgroundColor).not.toMatch(/^rgba.*, 0\)$/);
      expect(color).not.toBe(backgroundColor);
    }
    const edge = (selected: boolean) =>
      dialog
        .locator(`[aria-selected="${selected}"] a`)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect([await edge(true), await edge(false)]).toEqual(['solid', 'none']);
  });
}

test('the field on the home page opens search, and its examples are searched for', async ({
  page,
}) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  const {input, results} = modalOf(page);
  await main.getByRole('button', {name: 'What do you need?'}).click();
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await main.getByRole('button', {name: 'cuped'}).click();
  await expect(input).toHaveValue('cuped');
  await expect(results.first()).toContainText('CUPED');
});
