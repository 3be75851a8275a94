import {expect, test, type Response} from '@playwright/test';
import {modalOf, openSearch} from '../search/browser/openSearch.ts';
import {covers} from '../specification/rows.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';
import {configureWidget, widgetScript} from './externalWidget.ts';
import {ask, assistantOf, openAssistant, PAGE, QUESTION, SOURCE} from './openAssistant.ts';

const NARROW = {width: 1024, height: 800};

test('loads nothing before it is used, then opens by its button', async ({page}) => {
  const problems = collectProblems(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const paths = (): string[] => responses.map((response) => new URL(response.url()).pathname);
  await visit(page, PAGE, {waitUntil: 'networkidle'});
  const {launcher, input, dialog} = assistantOf(page);
  await launcher.hover();
  await launcher.focus();
  const scripts = responses.filter((response) => response.url().endsWith('.js'));
  const code = await Promise.all(scripts.map((script) => script.text()));
  expect(code.filter((text) => text.includes('Ask in your own words'))).toEqual([]);
  expect(paths().filter((file) => file.startsWith('/search/'))).toEqual([]);
  await launcher.click();
  await expect(input).toBeFocused();
  await expect.poll(() => paths().some((file) => file.startsWith('/search/index'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(launcher).toBeFocused();
  expect(problems).toEqual([]);
});

test(
  'works by Mod+J from anywhere, and gives the focus back',
  covers('other-integrations/assistant'),
  async ({page}) => {
    await visit(page, PAGE);
    const {launcher, input, dialog} = assistantOf(page);
    const place = (await launcher.boundingBox())!;
    const {width, height} = page.viewportSize()!;
    expect(place.x).toBeGreaterThan(width / 2);
    expect(place.y).toBeGreaterThan(height / 2);
    const link = page.getByRole('main').getByRole('link', {name: 'protocol'}).first();
    for (const keys of ['Control+j', 'Meta+j']) {
      await link.focus();
      await page.keyboard.press(keys);
      await expect(input).toBeFocused();
      await page.keyboard.press(keys);
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
  },
);

test('a query is answered in the place of its results, and is there again on the way back', async ({
  page,
}) => {
  const {input, results, askRow} = await openSearch(page, PAGE);
  await input.fill(QUESTION);
  await expect(results.first()).toBeVisible();
  await input.press('ArrowUp');
  await input.press('Enter');
  const {dialog, sources, input: field} = assistantOf(page);
  await expect(sources.first()).toHaveText(SOURCE);
  await expect(dialog.getByRole('heading', {name: QUESTION})).toBeFocused();
  await dialog.getByRole('button', {name: 'Back to the results'}).click();
  await expect(input).toHaveValue(QUESTION);
  await expect(input).toBeFocused();
  await page.keyboard.press('Control+j');
  await expect(field).toHaveValue(QUESTION);
  await page.keyboard.press('Control+k');
  await askRow.getByRole('button').click();
  await expect(dialog.getByRole('heading', {name: QUESTION})).toHaveCount(2);
});

test('answers quote passages whose headings exist, and tell screen readers', async ({page}) => {
  const {sources, status, dialog, ...parts} = await openAssistant(page);
  await ask({...parts, sources, status, dialog}, QUESTION);
  await expect(sources.first()).toHaveText(SOURCE);
  await expect(status).toContainText(/^(?:The docs|These passages) .*\. Connect BigQuery/);
  const quote = dialog.getByRole('article').first();
  const words = await quote.getByRole('paragraph').first().innerText();
  const targets = await sources.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash),
  );
  for (const target of targets) {
    const {pathname, hash} = new URL(target, 'http://site');
    const html = await (await page.request.get(pathname)).text();
    // A passage from the beginning of a page has no heading to lead to.
    expect(html).toContain(hash ? `id="${decodeURIComponent(hash.slice(1))}"` : '<h1');
  }
  const heading = (await sources.first().innerText()).replace('Connect BigQuery: ', '');
  await sources.first().click();
  await expect(page).toHaveURL(/bigquery\/#/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {name: heading})).toBeInViewport();
  // Word for word: the page has the quoted sentence.
  await expect(main).toContainText(words);
});

test('beside a wide page an answer stays while the reader reads, scrolls and follows links', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const parts = await openAssistant(page);
  await ask(parts, QUESTION);
  const {dialog, sources} = parts;
  const text = page.locator('article .markdown');
  const {x, width} = (await text.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual((await dialog.boundingBox())!.x);
  await text.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link', {name: 'protocol'}).first().click();
  await expect(page).not.toHaveURL(PAGE);
  await expect(sources.first()).toBeVisible();
  await page.setViewportSize(NARROW);
  await sources.first().click();
  await expect(page).toHaveURL(/bigquery\/#/);
  await expect(dialog).toBeHidden();
});

test('the search page asks for who finds nothing there', async ({page}) => {
  await page.setViewportSize(NARROW);
  await visit(page, '/search/?q=xqzzyqw+qqzzxx');
  await page
    .getByRole('main')
    .getByRole('button', {name: /^Ask the docs:/})
    .click();
  const {dialog, status} = assistantOf(page);
  await expect(status).toHaveText(/^Not in these docs/);
  await dialog.getByRole('button', {name: 'feature flags'}).click();
  await expect(modalOf(page).results.first()).toBeVisible();
});

test('works where storage is blocked @errors/storage', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const parts = await openAssistant(page);
  await ask(parts, QUESTION);
  await expect(parts.sources.first()).toHaveText(SOURCE);
});

test('an external assistant is loaded when the page is idle, and takes the place of the embedded one @calls/assistant', async ({
  page,
}) => {
  await configureWidget(page);
  await page.route('https://widget.invalid/**', (route) => route.fulfill(widgetScript));
  await visit(page, PAGE);
  const element = page.locator('script#runllm-widget-script');
  await expect(element).toHaveAttribute('src', 'https://widget.invalid/loader.js');
  const names = {
    'runllm-server-address': 'https://api.invalid',
    'runllm-assistant-id': '42',
    'runllm-position': 'BOTTOM_RIGHT',
    'runllm-keyboard-shortcut': 'Mod+j',
    'runllm-theme-color': '#4338ca',
    'runllm-name': 'Eppo documentation',
  };
  for (const [name, value] of Object.entries(names)) {
    await expect(element).toHaveAttribute(name, value);
  }
  await expect.poll(() => page.evaluate(() => 'runllm' in window)).toBe(true);
  const {launcher, dialog} = assistantOf(page);
  await expect(launcher).toBeHidden();
  await page.keyboard.press('Control+k');
  await modalOf(page).askRow.getByRole('button').click();
  await expect(page).toHaveTitle('widget opened');
  await expect(dialog).toBeHidden();
  await expect(modalOf(page).dialog).toBeHidden();
});
