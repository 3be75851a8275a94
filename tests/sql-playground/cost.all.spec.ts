import {readFileSync} from 'node:fs';
import {chromium, expect, test, type Browser} from '@playwright/test';
import {findBrowser} from '../../src/cli/browser/findBrowser.ts';
import {launchArguments} from '../../src/cli/browser/launchArguments.ts';
import {openPlayground} from './page.ts';

const SLOWDOWN = 4;

/** From the end of the download to the first result. */
const FIRST_RESULT_MS = 6_000;
const NEXT_RESULT_MS = 150;
const MEMORY_MB = 300;

/** How many browsers a busy machine may start too slowly before one counts. */
const STARTS = 3;

/** How many results a busy machine may give too late before one counts. */
const TRIES = 25;

const QUERY =
  'SELECT variant, count(*) AS subjects FROM subjects JOIN purchases USING (user_id) GROUP BY variant';

/** Memory of the largest process that shows pages, in MB. Linux tells it. */
async function rendererMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({type}) => type === 'renderer')
    .map(({id}) => /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.max(...sizes.map(Number)) / 1000;
}

/** Opens the playground in a browser of its own, which takes its time for the first result. */
async function openSlowly(baseURL: string) {
  const browser = await chromium.launch({executablePath: findBrowser(), args: launchArguments()});
  const page = await browser.newPage({baseURL});
  const {answer, status} = await openPlayground(page);
  const before = await rendererMemory(browser);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await answer(QUERY);
  const start = performance.now();
  await expect(status).toHaveText(/^2 rows in/, {timeout: 60_000});
  return {browser, page, before, first: performance.now() - start};
}

test('answers in time on a slow machine, and in little memory', async ({baseURL}) => {
  test.skip(process.platform !== 'linux', 'the memory of a process is read as Linux tells it');
  test.setTimeout(180_000);
  let opened = await openSlowly(baseURL!);
  for (let start = 1; opened.first >= FIRST_RESULT_MS && start < STARTS; start += 1) {
    await opened.browser.close();
    opened = await openSlowly(baseURL!);
  }
  const {browser, page, before, first} = opened;
  expect(first).toBeLessThan(FIRST_RESULT_MS);

  const times: number[] = [];
  // The best of them counts: what else the machine does only adds time.
  while (Math.min(...times) >= NEXT_RESULT_MS && times.length < TRIES) {
    times.push(
      await page.evaluate(async () => {
        const [shown] = document.querySelectorAll('[role="status"][aria-label="Run"]');
        const began = performance.now();
        const settled = new Promise<void>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!/^2 rows in/.test(shown?.textContent ?? '')) return;
            observer.disconnect();
            resolve();
          }).observe(document.body, {subtree: true, childList: true, characterData: true});
        });
        [...document.querySelectorAll('button')]
          .find(({textContent}) => textContent.startsWith('Run'))
          ?.click();
        await settled;
        // The slowdown leaves the worker alone; its own time is in the sentence.
        const inWorker = Number(/in (\d+) ms/.exec(shown?.textContent ?? '')?.[1]);
        return performance.now() - began + 3 * inWorker;
      }),
    );
  }
  expect(Math.min(...times)).toBeLessThan(NEXT_RESULT_MS);
  expect((await rendererMemory(browser)) - before).toBeLessThan(MEMORY_MB);
  await browser.close();
});
