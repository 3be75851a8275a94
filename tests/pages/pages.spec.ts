import {expect, test as base, type Browser, type BrowserContext} from '@playwright/test';
import {builtRoutes} from '../support/builtRoutes.ts';
import {colorRules, findViolations} from '../support/page/accessibility.ts';
import {hiddenTargets, invisibleTargets, linkableIds} from '../support/page/hashTargets.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';

const NARROW = {width: 390, height: 844};

interface Contexts {
  withScripts: BrowserContext;
  withoutScripts: BrowserContext;
}

async function openContext(browser: Browser, javaScriptEnabled: boolean): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: process.env.TEST_BASE_URL,
    javaScriptEnabled,
    reducedMotion: 'reduce',
  });
}

/** One context per worker, so that pages share the browser's cache. */
const test = base.extend<object, Contexts>({
  withScripts: [
    async ({browser}, use) => {
      const context = await openContext(browser, true);
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  withoutScripts: [
    async ({browser}, use) => {
      const context = await openContext(browser, false);
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
});

for (const route of builtRoutes()) {
  test(route, async ({withScripts, withoutScripts}) => {
    const page = await withScripts.newPage();
    const problems = collectProblems(page);
    await visit(page, route);
    const ids = await linkableIds(page);
    const closed = await invisibleTargets(page, ids);

    await test.step('is accessible in light colors', async () => {
      expect.soft(await findViolations(page)).toEqual([]);
    });

    await test.step('shows every hash target', async () => {
      expect.soft(await hiddenTargets(page, ids)).toEqual([]);
    });

    await test.step('shows targets in closed parts when opened with their address', async () => {
      for (const id of closed) {
        await page.goto('about:blank');
        await visit(page, `${route}#${id}`);
        expect.soft(await hiddenTargets(page, [id])).toEqual([]);
      }
    });

    await test.step('shows every hash target in print', async () => {
      await page.emulateMedia({media: 'print'});
      expect.soft(await invisibleTargets(page, ids)).toEqual([]);
    });

    await test.step('is accessible in dark colors', async () => {
      await page.emulateMedia({media: 'screen'});
      // Set directly: how the page learns of dark colors is the subject of colorMode.spec.ts.
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      expect.soft(await findViolations(page, colorRules)).toEqual([]);
    });

    await test.step('does not scroll sideways on a phone', async () => {
      await page.setViewportSize(NARROW);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width).toBeLessThanOrEqual(NARROW.width);
    });

    expect.soft(problems).toEqual([]);
    await page.close();

    await test.step('shows every hash target without JavaScript', async () => {
      const plain = await withoutScripts.newPage();
      await plain.goto(route);
      expect.soft(await hiddenTargets(plain, ids)).toEqual([]);
      await plain.close();
    });
  });
}
