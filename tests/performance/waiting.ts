import {chromium, type Browser, type Page} from '@playwright/test';
import {median} from 'd3-array';
import {launchArguments} from '../../src/cli/browser/launchArguments.ts';
import {modalOf} from '../search/browser/openSearch.ts';
import {SAVING_DATA, setConnection} from '../support/page/connection.ts';
import {visit} from '../support/page/visit.ts';

/** How long readers wait, ms. */
interface Waiting {
  /** From a click on a link until the next page is painted: loaded ahead, and not, on slow 4G. */
  nextPage: {ahead: number; slow: number};
  /** From the shortcut to the first result of a typed word, on a slow phone, at first and again. */
  search: {cold: number; warm: number};
}

/** Pages whose link to the next one is followed. */
const PAGES = [
  '/setup-quickstart/',
  '/sdks/sdk-keys/',
  '/feature-flagging/concepts/targeting/',
  '/data-management/connecting-dwh/snowflake/',
  '/guides/',
];

const WORD = 'holdout';

/** How long somebody has the link in sight before the click, ms. */
const READING = 1500;

/** Lighthouse's "slow 4G", in bytes per second. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6 * 1000 * 1000 * 0.9) / 8,
  uploadThroughput: (750 * 1000 * 0.9) / 8,
};

/**
 * Slows down what a page loads and does from now on.
 *
 * @param latency how long each request waits, ms: Lighthouse assumes 150, and slows browsers down by 562.5.
 * @param cpu how many times slower the processor is.
 */
async function slowDown(page: Page, latency: number, cpu: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {...SLOW_4G, latency});
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
}

/** Follows the link to the next page; returns ms from the click to the frame that shows it. */
async function follow(browser: Browser, url: string, isSlow: boolean): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (isSlow) await setConnection(page, SAVING_DATA);
  await visit(page, url);
  const next = page
    .getByRole('navigation', {name: 'Docs pages'})
    .getByRole('link', {name: /^Next/});
  await next.scrollIntoViewIfNeeded();
  await page.waitForTimeout(READING);
  if (isSlow) await slowDown(page, 150, 1);
  const isNew = page.waitForFunction(
    (before) => document.querySelector('h1')?.textContent !== before && performance.now(),
    await page.getByRole('heading', {level: 1}).textContent(),
    {polling: 'raf'},
  );
  const start = await next.evaluate((link: HTMLAnchorElement) => {
    const now = performance.now();
    link.click();
    return now;
  });
  const time = Number(await (await isNew).jsonValue()) - start;
  await context.close();
  return time;
}

async function followAll(browser: Browser, siteUrl: string, isSlow: boolean): Promise<number> {
  const times: number[] = [];
  for (const route of PAGES) times.push(await follow(browser, siteUrl + route, isSlow));
  return Math.round(median(times)!);
}

/** Waits to the frame; a locator looks every half second only once it has waited for a while. */
async function waitForFrame(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, {
    polling: 'raf',
  });
}

async function openAndType(page: Page): Promise<number> {
  const start = performance.now();
  await page.keyboard.press('Control+k');
  await waitForFrame(page, 'dialog [role="combobox"]');
  // In one go: how fast somebody types is not what is measured.
  await page.keyboard.insertText(WORD);
  await waitForFrame(page, 'dialog [role="treeitem"] a');
  return Math.round(performance.now() - start);
}

async function openSearchTwice(browser: Browser, siteUrl: string): Promise<Waiting['search']> {
  const page = await browser.newPage();
  await visit(page, siteUrl, {waitUntil: 'networkidle'});
  await slowDown(page, 562.5, 4);
  const cold = await openAndType(page);
  await page.keyboard.press('Escape');
  await modalOf(page).dialog.waitFor({state: 'hidden'});
  return {cold, warm: await openAndType(page)};
}

/** Measures how long readers wait for the next page and for search. */
export async function measureWaiting(siteUrl: string, executablePath: string): Promise<Waiting> {
  const browser = await chromium.launch({executablePath, args: launchArguments()});
  try {
    return {
      nextPage: {
        ahead: await followAll(browser, siteUrl, false),
        slow: await followAll(browser, siteUrl, true),
      },
      search: await openSearchTwice(browser, siteUrl),
    };
  } finally {
    await browser.close();
  }
}
