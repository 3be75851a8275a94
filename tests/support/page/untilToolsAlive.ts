import {expect, type Page} from '@playwright/test';

/** Waits until calculators and simulators, whose scripts come after the page, are alive, too. */
export async function untilToolsAlive(page: Page): Promise<void> {
  await expect(page.locator('[data-standing]')).toHaveCount(0);
}
