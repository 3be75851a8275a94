import type {Page, Route} from '@playwright/test';
import {waitUntilInteractive} from './visit.ts';

/** Opens a page whose main script arrives only when the returned function is called. */
export async function openWithLateScript(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const isHeld = new Promise<void>((resolve) => {
    void page.route('**/assets/js/main.*.js', (route) => {
      held.push(route);
      resolve();
    });
  });
  await page.goto(path, {waitUntil: 'commit'});
  await isHeld;
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await waitUntilInteractive(page);
  };
}
