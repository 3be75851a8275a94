import {expect, test, type Locator, type Page} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

const PAGE = '/statistics/confidence-intervals/statistical-nitty-gritty/';

/** A heading that follows nearly all formulas of the page. */
const LATE_HEADING = 'Bayesian';

/** Below the bar at the top, px. */
const BELOW_BAR = 200;

/** A few lines, px: the same place of a page for its reader. */
const FEW_LINES = 80;

const lastFormula = (page: Page): Locator => page.locator('article .katex').last();

/** Tells whether the browser has laid out an element, be it in the window or not. */
const isLaidOut = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node.checkVisibility({contentVisibilityAuto: true}));

const scrollHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

const scrollPlace = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

const heading = (page: Page): Locator => page.getByRole('heading', {name: /^Bayesian/});

/** Clicks the link of the table of contents and waits until its heading is below the bar. */
async function goToHeading(page: Page): Promise<number> {
  await page.locator('.table-of-contents').getByRole('link', {name: LATE_HEADING}).click();
  await expect.poll(() => topOf(heading(page))).toBeLessThan(BELOW_BAR);
  return topOf(heading(page));
}

test('formulas far below the window are laid out when it comes near them', async ({page}) => {
  await visit(page, PAGE);
  expect(await isLaidOut(page.locator('article .katex').first())).toBe(true);
  expect(await isLaidOut(lastFormula(page))).toBe(false);
  await lastFormula(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(lastFormula(page))).toBe(true);
});

for (const width of [1280, 390]) {
  test(`the scroll bar is honest in a window of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, PAGE);
    const estimated = await scrollHeight(page);
    await page.evaluate(() => document.documentElement.removeAttribute('data-late-layout'));
    const real = await scrollHeight(page);
    expect(Math.abs(estimated / real - 1)).toBeLessThan(0.05);
  });
}

test('a link of the table of contents leads to its heading and stays there', async ({page}) => {
  await visit(page, PAGE);
  const top = await goToHeading(page);
  expect(top).toBeGreaterThan(0);
  const link = page.locator('.table-of-contents__link--active');
  await expect(link).toHaveText(LATE_HEADING);
  // Upwards, parts get their real sizes; what is read keeps its place.
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => topOf(heading(page))).toBeGreaterThan(top + 250);
  expect(Math.abs((await topOf(heading(page))) - top - 300)).toBeLessThanOrEqual(20);
});

test('a page that is opened at a heading shows it below the bar', async ({page}) => {
  await visit(page, `${PAGE}#bayesian`);
  await expect.poll(() => topOf(heading(page))).toBeLessThan(BELOW_BAR);
  expect(await topOf(heading(page))).toBeGreaterThan(0);
  expect(await isLaidOut(page.locator('article .katex-display').first())).toBe(true);
});

test('a page that is loaded again is where it was', async ({page}) => {
  await visit(page, PAGE);
  await goToHeading(page);
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  const place = await scrollPlace(page);
  const top = await topOf(heading(page));
  await page.reload();
  await expect.poll(() => scrollPlace(page)).toBeGreaterThan(place / 2);
  await expect
    .poll(async () => Math.abs((await topOf(heading(page))) - top))
    .toBeLessThan(FEW_LINES);
});

test('who goes back to a page is where they were', async ({page}) => {
  await visit(page, '/statistics/');
  await page.locator(`main a[href="${PAGE}"]`).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Formulas behind/);
  expect(await isLaidOut(lastFormula(page))).toBe(false);
  await lastFormula(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(lastFormula(page))).toBe(true);
  const top = await topOf(lastFormula(page));
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Blog'})
    .evaluate((link) => {
      (link as HTMLAnchorElement).click();
    });
  await expect(page).toHaveURL(/\/blog\/$/);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Formulas behind/);
  await expect
    .poll(async () => Math.abs((await topOf(lastFormula(page))) - top))
    .toBeLessThan(FEW_LINES);
});

test('a search in the page and a selection of all reach what is not laid out', async ({page}) => {
  await visit(page, PAGE);
  const cell = page.getByRole('cell', {name: /times Risk$/}).first();
  expect(await isLaidOut(cell)).toBe(false);
  await page.keyboard.press('Control+a');
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('times Risk');
  await page.reload();
  const isFound = await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    return (window as unknown as {find: (words: string) => boolean}).find('times Risk');
  });
  expect(isFound).toBe(true);
  await expect(cell).toBeInViewport();
});

test('paper and readers without scripts get the whole page', async ({page, browser, baseURL}) => {
  await visit(page, PAGE);
  await page.emulateMedia({media: 'print'});
  expect(await isLaidOut(lastFormula(page))).toBe(true);
  const plain = await browser.newPage({baseURL, javaScriptEnabled: false});
  await plain.goto(PAGE);
  await expect(plain.locator('html[data-late-layout]')).toHaveCount(0);
  await plain.close();
});

test('from the top of a long page the keyboard goes to its last link, and it is seen', async ({
  page,
}) => {
  await visit(page, '/experiment-analysis/holdouts/');
  const end = page.getByRole('contentinfo').locator(':focus');
  for (let presses = 0; presses < 5 && (await end.count()) === 0; presses += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(end).toBeInViewport();
});
