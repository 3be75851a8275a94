import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {findRoutes} from '../support/findRoute.ts';
import {visit} from '../support/page/visit.ts';

/** Pages that show Node.js beside Python in tabs; the HTML is minified. */
const RE_SDK_TABS = /role="?tab[^>]*>Node\.js<[\s\S]*role="?tab[^>]*>Python</;

function tab(page: Page, name: string) {
  return page.getByRole('tab', {name, exact: true}).first();
}

test('the copy button copies the code as it is shown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [route] = findRoutes('a code block', /Copy code to clipboard/);
  await visit(page, route);
  const button = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
  const code = await page
    .getByRole('main')
    .getByRole('code')
    .evaluateAll(
      (elements) => elements.find((element) => element.closest('pre'))?.textContent ?? '',
    );
  await button.click();
  await expect(page.getByRole('status').filter({hasText: /^Copied$/})).toHaveCount(1);
  await expect(button).toHaveAccessibleName('Copy code to clipboard');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(code.trim()).not.toBe('');
  expect(copied.trim()).toBe(code.trim());
});

test('a sample that ran can be taken as the file that its commands name', async ({page}) => {
  const [route] = findRoutes('a sample to run', /run it yourself/);
  await visit(page, route);
  const block = page.locator('[data-language]').filter({hasText: 'run it yourself'}).first();
  await block.getByText('run it yourself').click();
  const button = block.getByRole('button', {name: 'Download'});
  const file = (await button.innerText()).replace('Download ', '');
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe(file);
  await expect(block.getByText(new RegExp(` ${file}$`, 'm')).first()).toBeVisible();
  const code = await block.locator('pre').first().textContent();
  expect(readFileSync(await download.path(), 'utf8')).toBe(code!.replace(/\n$/, ''));
});

test('the copy button is seen before anybody points at code, and covers none of it', async ({
  page,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 844});
    await visit(page, '/sdks/server-sdks/node/quickstart/');
    const covered = await page
      .getByRole('main')
      .getByRole('button', {name: 'Copy code to clipboard'})
      .evaluateAll(
        (buttons) =>
          buttons.filter((button) => {
            const code = button.closest('[data-language]')!.querySelector('pre')!;
            const [own, other] = [button, code].map((part) => part.getBoundingClientRect());
            const isApart = own!.left >= other!.right || own!.bottom <= other!.top;
            return !isApart || !button.checkVisibility({opacityProperty: true});
          }).length,
      );
    expect(covered).toBe(0);
  }
});

test('code that cannot be copied is said, and stays said until the next press', async ({page}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const [route] = findRoutes('a code block', /Copy code to clipboard/);
  await visit(page, route);
  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  const said = page.getByRole('status').filter({hasText: 'Copying failed'});
  await expect(said).toHaveText('Copying failed: select the code instead');
  await page.clock.runFor(10_000);
  await expect(said).toHaveCount(1);
});

test('tabs are used with the arrow keys', async ({page}) => {
  const [route] = findRoutes('tabs for Node.js and Python', RE_SDK_TABS);
  await visit(page, route);
  await tab(page, 'Node.js').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Node.js')).not.toBeFocused();
  await expect(page.locator('[role="tab"]:focus')).toHaveCount(1);
});

test('a long block shows the lines that matter, and all on demand', async ({
  page,
  browser,
  baseURL,
}) => {
  const [route] = findRoutes('a folded code block', /Show all \d+ lines/);
  await visit(page, route);
  const block = page.locator('pre').filter({has: page.locator('.fold')});
  const heightOf = async () => (await block.first().boundingBox())?.height ?? 0;
  const folded = await heightOf();
  await page
    .getByRole('button', {name: /^Show all \d+ lines$/})
    .first()
    .click();
  const fewer = page.getByRole('button', {name: 'Show fewer lines'});
  await expect(fewer).toHaveAttribute('aria-expanded', 'true');
  const whole = await heightOf();
  expect(whole).toBeGreaterThan(folded);
  await fewer.click();
  expect(await heightOf()).toBe(folded);

  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const plain = await context.newPage();
  await plain.goto(route);
  const lines = plain.locator('pre').filter({has: plain.locator('.fold')});
  expect((await lines.first().boundingBox())?.height).toBe(whole);
  await context.close();
});
