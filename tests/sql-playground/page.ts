import {expect, type Locator, type Page} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

const ROUTE = '/data-management/sql-playground/';

/** The parts of the playground that readers use. */
interface Playground {
  status: Locator;
  run: Locator;
  /** Replaces the text and runs it. */
  answer(sql: string): Promise<void>;
}

/** The parts of an editor, on a page or in the playground. */
export function partsOf(scope: Locator): Playground {
  const status = scope.getByRole('status', {name: 'Run'});
  const run = scope.getByRole('button', {name: /^Run/});
  return {
    status,
    run,
    answer: async (sql) => {
      const text = scope.getByRole('textbox', {name: 'SQL'});
      // The editor may put its own selection back before what is filled in replaces it.
      await text.press('ControlOrMeta+a');
      await text.fill(sql);
      await run.click();
    },
  };
}

/** Opens the playground and waits for its editor. */
export async function openPlayground(page: Page, hash = ''): Promise<Playground> {
  await visit(page, ROUTE + hash);
  const scope = page.getByRole('region', {name: 'SQL playground'});
  // The field that is scrolled to must not be the one that gives way to the editor.
  await scope.getByLabel('Example', {exact: true}).scrollIntoViewIfNeeded();
  await expect(scope.locator('.cm-editor')).toBeVisible();
  return partsOf(scope);
}

/** The last result that a page shows. */
export async function shownResult(
  page: Page,
): Promise<{columns: string[]; rows: (string | null)[][]}> {
  const result = page.getByRole('region', {name: /^Result/}).last();
  return result.evaluate((section) => ({
    columns: [...section.querySelectorAll('th')].map((cell) => cell.firstChild?.textContent ?? ''),
    rows: [...section.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => (cell.querySelector('em') ? null : cell.textContent)),
    ),
  }));
}
