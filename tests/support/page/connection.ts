import type {Page} from '@playwright/test';

export interface Connection {
  effectiveType: '4g' | '3g' | '2g' | 'slow-2g';
  saveData: boolean;
}

/** What a reader who saves data has; nothing is loaded ahead for them. */
export const SAVING_DATA: Connection = {effectiveType: '4g', saveData: true};

/** Makes the browser say what kind of connection the reader has. */
export async function setConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}
