import {chromium, type Page} from '@playwright/test';
import {launchArguments} from '../../src/cli/browser/launchArguments.ts';
import {modalOf} from '../search/browser/openSearch.ts';
import {visit} from '../support/page/visit.ts';
import {slowDown} from './throttling.ts';

/** Time from the shortcut to the first result of a typed word, ms. */
interface SearchOpening {
  /** Nothing of search loaded before. */
  cold: number;
  /** Opened a second time on the same page. */
  warm: number;
}

const WORD = 'holdout';

/** Waits to the frame; a locator looks every half second only once it has waited for a while. */
async function waitForRole(page: Page, role: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector(`[role="dialog"] [role="${wanted}"]`) !== null,
    role,
    {polling: 'raf'},
  );
}

async function openAndType(page: Page): Promise<number> {
  const start = performance.now();
  await page.keyboard.press('Control+k');
  await waitForRole(page, 'combobox');
  // In one go: how fast somebody types is not what is measured.
  await page.keyboard.insertText(WORD);
  await waitForRole(page, 'treeitem');
  return Math.round(performance.now() - start);
}

/** Measures how soon search answers on a slow phone. */
export async function measureSearchOpening(
  siteUrl: string,
  executablePath: string,
): Promise<SearchOpening> {
  const browser = await chromium.launch({executablePath, args: launchArguments()});
  try {
    const page = await browser.newPage();
    await visit(page, siteUrl, {waitUntil: 'networkidle'});
    await slowDown(page, {latency: 562.5, cpu: 4});
    const cold = await openAndType(page);
    await page.keyboard.press('Escape');
    await modalOf(page).dialog.waitFor({state: 'hidden'});
    return {cold, warm: await openAndType(page)};
  } finally {
    await browser.close();
  }
}
