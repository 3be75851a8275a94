import type {Page} from '@playwright/test';

/** A line of a log: what it says of the fault stands behind what can be typed into a search field. */
export const LOG_LINE =
  '{"level":"error","ts":1764360000.1,"caller":"poller.go:41","pid":1,"msg":"kill switch is off"}';

/** Pastes a text where the focus is, as a reader would. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}
