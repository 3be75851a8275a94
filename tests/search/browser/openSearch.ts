import type {Page} from '@playwright/test';
import {visit} from '../../support/page/visit.ts';

/** The modal's parts, as a reader meets them. */
export function modalOf(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {
    dialog,
    input: dialog.getByRole('combobox'),
    results: dialog.getByRole('treeitem'),
    status: dialog.getByRole('status'),
  };
}

/** Opens the modal by its shortcut, once the page can answer it. */
export async function openSearch(page: Page, path = '/'): Promise<ReturnType<typeof modalOf>> {
  await visit(page, path);
  await page.keyboard.press('Control+k');
  const modal = modalOf(page);
  await modal.input.waitFor();
  return modal;
}
