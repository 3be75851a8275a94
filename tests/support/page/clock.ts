import type {Page} from '@playwright/test';

const AHEAD = 10_000;

/** Stops the page's clock, which must be a fake one (`page.clock.install`). */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
}

/** Lets time pass, in milliseconds, until the page has drawn what that has changed. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  // React draws in a message of its own; this one comes after it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );
}
