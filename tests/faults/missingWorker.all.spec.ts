import {expect, test} from '@playwright/test';
import {ask, openAssistant} from '../assistant/openAssistant.ts';
import {openSearch} from '../search/browser/openSearch.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';

test.describe('a browser that refuses workers', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      } as unknown as typeof Worker;
    });
  });

  test('says in the dialog and on the search page that there are no results', async ({page}) => {
    const problems = collectProblems(page);
    const {input, dialog} = await openSearch(page);
    await input.pressSequentially('kill switch');
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    await expect(dialog.getByRole('button', {name: 'Retry'})).toBeVisible();
    await visit(page, '/search/?q=kill+switch');
    await expect(page.getByRole('main').getByText('Unable to fetch results')).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('says that a question cannot be answered, and keeps it', async ({page}) => {
    const parts = await openAssistant(page);
    await ask(parts, 'What does CUPED do?');
    await expect(parts.dialog.getByText('The docs could not be searched.').first()).toBeVisible();
    await expect(parts.dialog.getByRole('button', {name: 'Try again'})).toBeVisible();
  });
});
