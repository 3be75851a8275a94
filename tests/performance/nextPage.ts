import {chromium, type Browser} from '@playwright/test';
import {median} from 'd3-array';
import {launchArguments} from '../../src/cli/browser/launchArguments.ts';
import {SAVING_DATA, setConnection} from '../support/page/connection.ts';
import {visit} from '../support/page/visit.ts';
import {slowDown} from './throttling.ts';

/** Pages whose link to the next one is followed. */
const PAGES = [
  '/setup-quickstart/',
  '/sdks/sdk-keys/',
  '/feature-flagging/concepts/targeting/',
  '/data-management/connecting-dwh/snowflake/',
  '/guides/',
];

/** How long somebody has the link in sight before the click, ms. */
const READING = 1500;

/** Time from a click on a link until the next page is painted, median of some pages, ms. */
interface NextPage {
  /** Its files were loaded ahead, as on a usual connection. */
  ahead: number;
  /** Nothing was loaded ahead, on slow 4G. */
  slow: number;
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
  if (isSlow) await slowDown(page, {latency: 150, cpu: 1});
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

/** Measures how soon the next page is there. */
export async function measureNextPage(siteUrl: string, executablePath: string): Promise<NextPage> {
  const browser = await chromium.launch({executablePath, args: launchArguments()});
  const measure = async (isSlow: boolean): Promise<number> => {
    const times: number[] = [];
    for (const route of PAGES) times.push(await follow(browser, siteUrl + route, isSlow));
    return Math.round(median(times)!);
  };
  try {
    return {ahead: await measure(false), slow: await measure(true)};
  } finally {
    await browser.close();
  }
}
