import type {Page} from '@playwright/test';

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
