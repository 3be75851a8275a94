import type {Page} from '@playwright/test';

/** Waits until a page has done what it still had to do, so that what has not happened will not. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000})),
  );
}
