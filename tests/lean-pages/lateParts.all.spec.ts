import {expect, test, type Page, type Request} from '@playwright/test';
import {filesOfPage} from '../performance/pageWeight.ts';
import {untilToolsAlive, visit} from '../support/page/visit.ts';

const SIZE = '/statistics/sample-size-calculator/usage/';
const CORRECTION = '/statistics/lab/multiple-testing/';
const METHOD = '/statistics/multiple-testing/';
const SCRIPTS = '**/assets/js/*.js';

const size = (page: Page) => page.getByRole('region', {name: 'Sample size and duration'}).first();
const rate = (page: Page) => size(page).getByRole('textbox', {name: /^Rate of control/});

/** Tells whether a script is asked for by the HTML of one of these pages; that of a tool is not. */
function isOfPage(request: Request, ...paths: string[]): boolean {
  const file = `build${new URL(request.url()).pathname}`;
  return paths.some((path) => filesOfPage(path).includes(file));
}

/**
 * Opens a page that is alive, but for the script of its tool.
 *
 * @returns a function that lets it arrive.
 */
async function openWithLateTool(page: Page, path: string, search = ''): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    if (!isOfPage(route.request(), path, METHOD)) await released;
    await route.continue();
  });
  await visit(page, path + search);
  return release;
}

test('a tool reads before its script is there, and keeps text, selection and focus', async ({
  page,
}) => {
  const release = await openWithLateTool(page, SIZE);
  await expect(size(page)).toContainText('from 20%');
  await rate(page).fill('3344');
  await rate(page).press('Home');
  await rate(page).press('Delete');
  await rate(page).press('Delete');
  await rate(page).pressSequentially('3');
  await page.keyboard.press('Delete');
  release();
  await expect(size(page)).toContainText('from 34%');
  await expect(rate(page)).toBeFocused();
  await page.keyboard.type('5');
  await expect(rate(page)).toHaveValue('354');
});

test('a button pressed twice before the script is there is pressed once', async ({page}) => {
  const release = await openWithLateTool(page, SIZE);
  const download = page.waitForEvent('download');
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await size(page).getByRole('button', {name: 'Download CSV'}).click({clickCount: 2});
  release();
  await download;
  await expect(size(page)).toContainText('from 20%');
  expect(downloads).toBe(1);
});

test('what was typed, pressed and chosen before is done in its order', async ({page}) => {
  const release = await openWithLateTool(page, SIZE);
  await rate(page).fill('44');
  await size(page).getByRole('button', {name: 'Reset'}).click();
  await size(page)
    .getByRole('textbox', {name: /^Target effect/})
    .fill('30');
  await size(page).getByRole('combobox', {name: 'Metric'}).selectOption('Mean per subject');
  release();
  await expect(size(page).getByRole('textbox', {name: /^Target effect/})).toHaveValue('30');
  await expect(size(page).getByRole('textbox', {name: 'Variance of one subject'})).toBeVisible();
});

test('whoever goes through it with the keyboard stays where they are', async ({page}) => {
  const release = await openWithLateTool(page, SIZE);
  const summary = size(page).locator('summary').first();
  await summary.focus();
  release();
  await untilToolsAlive(page);
  await expect(summary).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(size(page).getByRole('textbox', {name: /^Target effect/})).not.toBeFocused();
});

test('what was typed comes before what the address says, and Enter loads nothing anew', async ({
  page,
}) => {
  const release = await openWithLateTool(page, SIZE, '?size-rate=40&size-target=30');
  await rate(page).fill('33');
  await rate(page).press('Enter');
  release();
  await expect(size(page)).toContainText('a true change of 30% (from 33%');
});

/** A page of each feature, and the name of its tool. */
const TOOLS = {
  [CORRECTION]: 'Multiple testing correction',
  '/statistics/sample-ratio-mismatch/': 'Sample ratio mismatch checker',
  '/statistics/lab/peeking/': 'A/A tests with a daily look',
  '/experiment-analysis/reading-results/example/': 'Shorter checkout',
};

for (const [path, name] of Object.entries(TOOLS)) {
  test(`${path}: the styles of the tool are there from the start, and nothing moves`, async ({
    page,
  }) => {
    const release = await openWithLateTool(page, path);
    const tool = page.getByRole('region', {name}).first();
    const picture = await tool.screenshot();
    const place = await tool.boundingBox();
    const sheets = await page.evaluate(() => document.styleSheets.length);
    release();
    await untilToolsAlive(page);
    expect(await tool.boundingBox()).toEqual(place);
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(sheets);
    // Not by `toEqual`, which takes minutes to tell two pictures apart.
    expect(picture.equals(await tool.screenshot())).toBe(true);
  });
}

test('the script of a tool is missing: said, the example stays, and it comes when touched again', async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) =>
    isOfPage(route.request(), SIZE) ? route.continue() : route.abort(),
  );
  await visit(page, SIZE);
  await expect(page.getByRole('alert')).toContainText(
    'The script of this tool could not be loaded.',
  );
  await expect(size(page)).toContainText('from 20%');
  await rate(page).fill('33');
  await page.unroute(SCRIPTS);
  // The letters were touches, too, and may still ask for the script as it was.
  await expect(async () => {
    await rate(page).press('End');
    await expect(size(page)).toContainText('from 33%', {timeout: 1_000});
  }).toPass();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a tool on a page that is opened from another one is there at once', async ({page}) => {
  await visit(page, METHOD);
  const [link] = await page.locator(`main a[href="${CORRECTION}"]`).all();
  await link!.click();
  await expect(
    page.getByRole('heading', {level: 1, name: 'Multiple testing calculator'}),
  ).toBeVisible();
  await expect(page.getByRole('region', {name: 'Multiple testing correction'})).toBeVisible();
  await untilToolsAlive(page);
});

test('a page that is left before its tool is alive has it when the reader comes back', async ({
  page,
}) => {
  const release = await openWithLateTool(page, CORRECTION);
  await page.getByRole('link', {name: 'Why the product corrects as it does'}).click();
  await expect(
    page.getByRole('heading', {level: 1, name: 'Multiple testing correction'}),
  ).toBeVisible();
  release();
  await page.goBack();
  await expect(page.getByRole('region', {name: 'Multiple testing correction'})).toBeVisible();
  await untilToolsAlive(page);
});
