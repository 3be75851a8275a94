import {expect, test, type Locator, type Page} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

const PAGE = '/statistics/confidence-intervals/statistical-nitty-gritty/';

/** A heading that follows nearly all formulas of the page. */
const LATE_HEADING = 'Bayesian';

/** Below the bar at the top, px. */
const BELOW_BAR = 200;

/** A few lines, px: parts above get their real sizes meanwhile. */
const FEW_LINES = 130;

const lastFormula = (page: Page): Locator => page.locator('article .katex').last();

/** Tells whether the browser has laid out an element, be it in the window or not. */
const isLaidOut = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node.checkVisibility({contentVisibilityAuto: true}));

const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

const heading = (page: Page): Locator => page.getByRole('heading', {name: /^Bayesian/});

test('formulas far below the window are laid out when it comes near them, and on paper', async ({
  page,
}) => {
  await visit(page, PAGE);
  expect(await isLaidOut(page.locator('article .katex').first())).toBe(true);
  expect(await isLaidOut(lastFormula(page))).toBe(false);
  await page.emulateMedia({media: 'print'});
  expect(await isLaidOut(lastFormula(page))).toBe(true);
  await page.emulateMedia({media: 'screen'});
  await lastFormula(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(lastFormula(page))).toBe(true);
});

test('a link of the table of contents leads to its heading, which stays near when the page is read upwards', async ({
  page,
}) => {
  await visit(page, PAGE);
  await page.locator('.table-of-contents').getByRole('link', {name: LATE_HEADING}).click();
  await expect.poll(() => topOf(heading(page))).toBeLessThan(BELOW_BAR);
  const top = await topOf(heading(page));
  expect(top).toBeGreaterThan(0);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => topOf(heading(page))).toBeGreaterThan(top + 250);
  expect(Math.abs((await topOf(heading(page))) - top - 300)).toBeLessThanOrEqual(FEW_LINES);
});

test('a page that is opened at a heading shows it below the bar', async ({page}) => {
  await visit(page, `${PAGE}#bayesian`);
  await expect.poll(() => topOf(heading(page))).toBeLessThan(BELOW_BAR);
  expect(await topOf(heading(page))).toBeGreaterThan(0);
});
