import type {Locator, Page} from '@playwright/test';
import {visit} from '../../support/page/visit.ts';

/** The modal's parts, as a reader meets them. */
interface Modal {
  dialog: Locator;
  input: Locator;
  results: Locator;
  status: Locator;
}

export function modalOf(page: Page): Modal {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {
    dialog,
    input: dialog.getByRole('combobox'),
    results: dialog.getByRole('treeitem'),
    status: dialog.getByRole('status'),
  };
}

/** Opens the modal by its shortcut, once the page can answer it. */
export async function openSearch(page: Page, path = '/'): Promise<Modal> {
  await visit(page, path);
  await page.keyboard.press('Control+k');
  const modal = modalOf(page);
  await modal.input.waitFor();
  return modal;
}
