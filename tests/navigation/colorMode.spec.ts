import {expect, test, type Page} from '@playwright/test';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';

const PAGE = '/setup-quickstart/';

function toggle(page: Page) {
  return page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: /dark and light mode/});
}

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

test('without a choice the page is as the system, and follows its changes @states/color-system @constants/color-default', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, PAGE);
  await expectMode(page, 'light');
  await expect(toggle(page)).toBeEnabled();
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'dark');
  await page.reload();
  await expectMode(page, 'dark');
});

test('the toggle flips the mode and the choice outlives a reload @states/color-toggle @constants/storage', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, PAGE);
  await toggle(page).click();
  await expectMode(page, 'dark');
  const stored = await page.evaluate(() => Object.entries({...localStorage}));
  expect(stored.filter(([name]) => name.startsWith('theme'))).toEqual([
    [expect.any(String), 'dark'],
  ]);
  await page.reload();
  await expectMode(page, 'dark');
  await toggle(page).click();
  await expectMode(page, 'light');
});

test('a choice counts in other tabs at once @states/color-tabs', async ({page, context}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.emulateMedia({colorScheme: 'light'});
    // The button can be pressed before the page listens to other tabs.
    await visit(tab, PAGE);
  }
  await toggle(page).click();
  await expectMode(page, 'dark');
  await expectMode(other, 'dark');
});

test('without storage the toggle works and says that it cannot save @errors/storage', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, PAGE);
  await toggle(page).click();
  await expectMode(page, 'dark');
  expect(problems.join('\n')).toMatch(/console warning: .*storage/i);
});
