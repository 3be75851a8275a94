import {expect, test as base, type Browser, type BrowserContext} from '@playwright/test';
import {builtRoutes} from '../support/builtRoutes.ts';
import {colorRules, findViolations} from '../support/page/accessibility.ts';
import {hiddenTargets, invisibleTargets, linkableIds} from '../support/page/hashTargets.ts';
import {PAPER, partsWiderThan} from '../support/page/partsWiderThan.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';

/** A window magnified twice, a phone, and a window magnified four times, in px. */
const WIDTHS = [640, 390, 320];

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

    await test.step('shows every hash target in print, and cuts nothing', async () => {
      const {width, height} = page.viewportSize()!;
      await page.setViewportSize({width: PAPER, height});
      await page.emulateMedia({media: 'print'});
      expect.soft(await invisibleTargets(page, ids)).toEqual([]);
      expect.soft(await partsWiderThan(page, PAPER)).toEqual([]);
      await page.setViewportSize({width, height});
    });

    await test.step('is accessible in dark colors', async () => {
      await page.emulateMedia({media: 'screen'});
      // Set directly: how the page learns of dark colors is the subject of colorMode.spec.ts.
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      expect.soft(await findViolations(page, colorRules)).toEqual([]);
    });

    await test.step('does not scroll sideways on a phone or magnified', async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 844});
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(needed, `at ${width} px`).toBeLessThanOrEqual(width);
      }
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
