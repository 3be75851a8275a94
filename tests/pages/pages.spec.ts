import {expect, test as base, type Browser, type Page} from '@playwright/test';
import {colorRules, findViolations} from '../support/page/accessibility.ts';
import {SAVING_DATA, setConnection} from '../support/page/connection.ts';
import {hiddenTargets, invisibleTargets, linkableIds} from '../support/page/hashTargets.ts';
import {PAPER, partsWiderThan} from '../support/page/partsWiderThan.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';
import {chosenRoutes} from './chosenRoutes.ts';
import {cutByTextSpacing, lostInForcedColors, movingParts} from './readerModes.ts';

/** A window magnified twice, a phone, and a window magnified four times, in px. */
const WIDTHS = [640, 390, 320];

/** What all pages of a section show is judged on the pages at its top. */
const SURROUNDINGS = ['.theme-doc-sidebar-container', '.navbar', '.footer'];

const DESKTOP = {width: 1280, height: 720};

interface Tabs {
  tab: {page: Page; problems: string[]};
  tabWithoutScripts: Page;
}

async function openTab(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.TEST_BASE_URL,
    javaScriptEnabled,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** One tab per worker, with and without scripts: a new one takes a tenth of the time of a page. */
const test = base.extend<object, Tabs>({
  tab: [
    async ({browser}, use) => {
      const page = await openTab(browser, true);
      // What is loaded ahead for the next page takes time, and is the subject of prefetch.spec.ts.
      await setConnection(page, SAVING_DATA);
      await use({page, problems: collectProblems(page)});
      await page.context().close();
    },
    {scope: 'worker'},
  ],
  tabWithoutScripts: [
    async ({browser}, use) => {
      const page = await openTab(browser, false);
      await use(page);
      await page.context().close();
    },
    {scope: 'worker'},
  ],
});

for (const route of chosenRoutes()) {
  test(route, async ({tab: {page, problems}, tabWithoutScripts}) => {
    const without = route.split('/').length > 3 ? SURROUNDINGS : [];
    // What the page before was still loading is canceled here, and not this page's problem.
    await page.goto('about:blank');
    problems.length = 0;
    await visit(page, route);
    const ids = await linkableIds(page);
    const closed = await invisibleTargets(page, ids);

    await test.step('is accessible in light colors', async () => {
      expect.soft(await findViolations(page, {without})).toEqual([]);
    });

    await test.step('keeps still, and cuts no text that a reader spaces out', async () => {
      expect.soft(await movingParts(page)).toEqual([]);
      expect.soft(await cutByTextSpacing(page)).toEqual([]);
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
      await page.setViewportSize({...DESKTOP, width: PAPER});
      await page.emulateMedia({media: 'print'});
      expect.soft(await invisibleTargets(page, ids)).toEqual([]);
      expect.soft(await partsWiderThan(page, PAPER)).toEqual([]);
      await page.setViewportSize(DESKTOP);
    });

    await test.step('loses nothing in the colors of the reader', async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({media: 'screen', forcedColors: 'none', colorScheme});
        expect.soft(await lostInForcedColors(page), colorScheme).toEqual([]);
      }
    });

    await test.step('is accessible in dark colors', async () => {
      await page.emulateMedia({forcedColors: 'none'});
      // Set directly: how the page learns of dark colors is the subject of colorMode.spec.ts.
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      expect.soft(await findViolations(page, {rules: colorRules, without})).toEqual([]);
    });

    await test.step('does not scroll sideways on a phone or magnified', async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 844});
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(needed, `at ${width} px`).toBeLessThanOrEqual(width);
      }
      await page.setViewportSize(DESKTOP);
    });

    expect.soft(problems).toEqual([]);

    await test.step('shows every hash target without JavaScript', async () => {
      await tabWithoutScripts.goto(route);
      expect.soft(await hiddenTargets(tabWithoutScripts, ids)).toEqual([]);
    });
  });
}
