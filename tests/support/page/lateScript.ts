import type {Page} from '@playwright/test';
import {hold} from './hold.ts';
import {waitUntilInteractive} from './visit.ts';

const MAIN_SCRIPT = '**/assets/js/main.*.js';

/** Opens a page whose main script arrives only when the returned function is called. */
export async function openWithLateScript(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, MAIN_SCRIPT);
  const isAskedFor = page.waitForRequest(MAIN_SCRIPT);
  await page.goto(path, {waitUntil: 'commit'});
  await isAskedFor;
  return async () => {
    release();
    await waitUntilInteractive(page);
  };
}
