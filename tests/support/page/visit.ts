import {expect, type Page, type Response} from '@playwright/test';

/** Waits until the page has come to life: before, nothing but links works. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens a page and waits until it can be used. */
export async function visit(
  page: Page,
  path: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response | null> {
  const response = await page.goto(path, options);
  await waitUntilInteractive(page);
  return response;
}

/** Counts the times that a page is loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  return () => loads;
}

/** Waits until calculators and simulators, whose scripts come after the page, are alive, too. */
export async function untilToolsAlive(page: Page): Promise<void> {
  await expect(page.locator('[data-standing]')).toHaveCount(0);
}

/** Waits until a page has done what it still had to do, so that what has not happened will not. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000})),
  );
}
