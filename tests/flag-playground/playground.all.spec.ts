import {expect, test, type Page} from '@playwright/test';
import {filesOfPage} from '../performance/pageWeight.ts';
import {expectAccessible} from '../support/page/accessibility.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';
import {flagWith} from './cases.ts';

const PLAYGROUND = '/feature-flagging/playground/';

const EDITOR = 'Configuration (UFC JSON)';
const SCRIPTS = '**/assets/js/*.js';

const section = (page: Page) => page.getByRole('region', {name: 'Flag playground'});
const status = (page: Page) => section(page).getByRole('status').filter({hasText: ' gets '});
const editor = (page: Page) => page.getByRole('textbox', {name: EDITOR});

/** Waits until the text field has become an editor, which is loaded when it comes into view. */
async function openEditor(page: Page) {
  await editor(page).scrollIntoViewIfNeeded();
  await expect(page.locator('.cm-editor').getByRole('textbox', {name: EDITOR})).toBeVisible();
  return editor(page);
}

async function typeConfiguration(page: Page, text: string) {
  await (await openEditor(page)).fill(text);
}

test('answers what is typed at once, under the policy of the site', async ({page}) => {
  const problems = collectProblems(page);
  await visit(page, PLAYGROUND);
  await page.getByLabel('Subject key').fill('user-7');
  await expect(status(page)).toContainText('user-7 gets treatment');
  await expect(status(page)).toContainText('bucket 6,418 is in 5,000–9,999');
  await page.getByRole('group', {name: 'Attribute 1'}).getByLabel('Value').fill('us');
  await expect(status(page)).toContainText('user-7 gets control');
  await expect(page.getByText('not the same text as US: case and spaces count')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the marker of a bucket covers no words', async ({page}) => {
  await visit(page, PLAYGROUND);
  const words = section(page).getByText(/^Salt .* bucket 35/);
  await expect(words).toBeVisible();
  const clear = await words.evaluate((label) => {
    const marker = label.parentElement!.querySelector('[class*="marker"]')!;
    const head = parseFloat(getComputedStyle(marker, '::before').insetBlockStart);
    return marker.getBoundingClientRect().top + head - label.getBoundingClientRect().bottom;
  });
  expect(clear).toBeGreaterThanOrEqual(0);
});

test('white space around a key is told, and seen in the answer', async ({page}) => {
  await visit(page, PLAYGROUND);
  const note = page.getByText('Begins or ends with white space, which counts.');
  await expect(note).toHaveCount(0);
  await page.getByLabel('Subject key').fill('user-7 ');
  await expect(status(page)).toContainText('user-7␣ gets');
  await expect(note).toBeVisible();
});

test('what was typed is in the address again after a link to the page itself', async ({page}) => {
  await visit(page, PLAYGROUND);
  await page.getByLabel('Subject key').fill('user-7');
  await expect(page).toHaveURL(/playground=1\./);
  const address = page.url();
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.locator('[aria-current="page"]').click();
  await expect(page.getByLabel('Subject key')).toHaveValue('user-7');
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByLabel('Subject key')).toHaveValue('user-7');
});

test('a broken link says so and starts fresh', async ({page}) => {
  await visit(page, `${PLAYGROUND}?playground=1.brokenlink`);
  await expect(page.getByText(/The link is broken/)).toBeVisible();
  await expect(status(page)).toContainText('alice gets control');
});

test('an example of a link is opened; reset goes back to it', async ({page}) => {
  await visit(page, `${PLAYGROUND}?example=version`);
  await expect(page.getByLabel('Example')).toHaveValue('version');
  await expect(page.getByText('Go, .NET and PHP read versions leniently')).toBeVisible();
  const value = page.getByRole('group', {name: 'Attribute 1'}).getByLabel('Value');
  await value.fill('2.4.0');
  await expect(status(page)).toContainText('alice gets on');
  await value.fill('2.5.1');
  await expect(status(page)).toContainText('alice gets off');
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(value).toHaveValue('2.4');
  await expect(status(page)).toContainText('the default false');
});

test('back at the beginning, the address holds nothing of what was tried', async ({page}) => {
  await visit(page, PLAYGROUND);
  await page.getByLabel('Subject key').fill('user-7');
  await expect(page).toHaveURL(/playground=1\./);
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(page).toHaveURL(PLAYGROUND);
  await page.getByLabel('Example').selectOption('rollout');
  await expect(page).toHaveURL(/example=rollout/);
  await page.getByLabel('Example').selectOption('experiment');
  await expect(page).toHaveURL(PLAYGROUND);
});

test('a link to an example that does not arrive is not called broken, and opens it later', async ({
  page,
}) => {
  const ofPage = filesOfPage(PLAYGROUND);
  await page.route(SCRIPTS, (route) =>
    ofPage.includes(`build${new URL(route.request().url()).pathname}`)
      ? route.continue()
      : route.abort(),
  );
  await visit(page, `${PLAYGROUND}?example=version`);
  await expect(section(page).getByText('The example could not be loaded.')).toBeVisible();
  await expect(page.getByText(/The link is broken/)).toHaveCount(0);
  await page.unroute(SCRIPTS);
  await page.getByRole('button', {name: 'Reload'}).click();
  await expect(page.getByLabel('Example')).toHaveValue('version');
});

test('a mistake is told at its line, and the last result stays', async ({page}) => {
  await visit(page, PLAYGROUND);
  await typeConfiguration(page, '{\n"flags": {\n');
  await expect(
    page.getByText(/^Line 3: This is not JSON from line 3, column 1 on: close brace/),
  ).toBeVisible();
  await expect(page.getByText(/This is the last result/)).toBeVisible();
  await expect(status(page)).toContainText('alice gets control');
});

test('an endless regular expression is stopped, and the next answer comes', async ({page}) => {
  await visit(page, PLAYGROUND);
  const rules = [{conditions: [{attribute: 'name', operator: 'MATCHES', value: '^(a+)+$'}]}];
  const splits = [{variationKey: 'on', shards: []}];
  const flag = flagWith({allocations: [{key: 'slow', rules, splits}]});
  const first = page.getByRole('group', {name: 'Attribute 1'});
  await first.getByLabel('Name').fill('name');
  await first.getByLabel('Value').fill(`${'a'.repeat(60)}!`);
  await typeConfiguration(page, JSON.stringify({flags: {'checkout-banner': flag}}));
  await expect(page.getByText(/took longer than a second and was stopped/)).toBeVisible();
  await first.getByLabel('Value').fill('aaa');
  await expect(status(page)).toContainText('alice gets on because allocation slow matched');
});

test('can be used with the keyboard alone', async ({page}) => {
  await visit(page, PLAYGROUND);
  await page.getByLabel('Example').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Reset'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Flag key')).toBeFocused();
  await page.getByLabel('Flag key').fill('checkout-baner');
  await expect(status(page)).toContainText('did you mean checkout-banner?');
  await page.getByRole('button', {name: 'Add an attribute'}).press('Enter');
  await expect(page.getByRole('group', {name: 'Attribute 3'})).toBeVisible();
  await page.getByRole('button', {name: 'Remove attribute 3'}).press('Enter');
  await expect(page.getByRole('group', {name: 'Attribute 3'})).toBeHidden();
  // The editor lets the keyboard go on.
  await (await openEditor(page)).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Copy UFC JSON'})).toBeFocused();
});

test('is accessible', async ({page}) => {
  await visit(page, `${PLAYGROUND}?example=version`);
  await expect(status(page)).toContainText('the default false');
  await openEditor(page);
  await expectAccessible(page);
});

test('other pages load nothing of it', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(response.url())) scripts.push(response.text());
  });
  await visit(page, '/feature-flagging/concepts/targeting/', {waitUntil: 'networkidle'});
  // What comes later would still be read when the test has ended, which fails it.
  page.removeAllListeners('response');
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(2);
  expect(
    texts.filter((text) => /Copy UFC JSON|js-client-sdk-common|cm-scroller/.test(text)),
  ).toEqual([]);
});

test('a reset does not take the focus away', async ({page}) => {
  await visit(page, PLAYGROUND);
  await page.getByLabel('Subject key').fill('user-7');
  await expect(status(page)).toContainText('user-7 gets treatment');
  const button = page.getByRole('button', {name: 'Reset'});
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
});

test('of an obfuscated configuration the page says what it is', async ({page}) => {
  await visit(page, PLAYGROUND);
  await typeConfiguration(page, '{"flags": {}, "format": "CLIENT"}');
  await expect(page.getByText(/This configuration is obfuscated/)).toBeVisible();
});

test('the call is copied in the language that the reader chose', async ({page}) => {
  await visit(page, '/feature-flagging/concepts/targeting/');
  await page.getByRole('tab', {name: 'Python'}).click();
  await visit(page, PLAYGROUND);
  await expect(page.getByRole('button', {name: 'Copy call in Python'})).toBeVisible();
});
