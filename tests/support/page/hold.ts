import type {Page} from '@playwright/test';
import {waitUntilInteractive} from './visit.ts';

/**
 * Holds back files, or what the test answers in their place.
 *
 * @returns a function that lets them pass.
 */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

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
