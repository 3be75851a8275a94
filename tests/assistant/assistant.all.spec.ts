import {expect, test, type Route} from '@playwright/test';
import {brokenIndexAnswers} from '../search/browser/openSearch.ts';
import {expectAccessible} from '../support/page/accessibility.ts';
import {visit, waitUntilInteractive} from '../support/page/visit.ts';
import {configureWidget, WIDGET_CODE, widgetScript} from './externalWidget.ts';
import {ask, assistantOf, openAssistant, PAGE, QUESTION, SOURCE} from './openAssistant.ts';

const CODE_QUESTION = 'Which ProGuard rules does a minified Android release build need?';
const RULE = '-keep class cloud.eppo.android.dto';
const FORMULA_QUESTION = 'What is the variance of a ratio metric?';
const UNKNOWN = 'xqzzyqw brlmpft';

test.describe('answers', () => {
  test('bring the code sample of the passage, and can be copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const parts = await openAssistant(page);
    await ask(parts, CODE_QUESTION);
    const code = parts.dialog.getByRole('group', {name: /proguard-rules\.pro/});
    await expect(code.first()).toContainText(RULE);
    await parts.dialog.getByRole('button', {name: 'Copy answer to clipboard'}).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(CODE_QUESTION);
    expect(copied).toContain('/sdks/client-sdks/android/initialization/#');
    expect(copied).toContain(RULE);
  });

  test('draw formulas', async ({page}) => {
    const parts = await openAssistant(page);
    await ask(parts, FORMULA_QUESTION);
    const {dialog} = parts;
    await dialog.evaluate((element) =>
      element.querySelectorAll('details').forEach((details) => (details.open = true)),
    );
    await expect(dialog.locator('.katex math').first()).toBeAttached();
    await expect(dialog.locator('.katex-error')).toHaveCount(0);
  });

  test('treat a question as text, whatever it looks like', async ({page}) => {
    const parts = await openAssistant(page);
    const hostile = '<img src=x onerror="window.injected=1"> kill switch';
    await ask(parts, hostile);
    await expect(parts.dialog.getByRole('heading', {name: hostile})).toBeVisible();
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});

test.describe('the conversation', () => {
  test('stays while the reader moves on and reloads, until it is cleared', async ({page}) => {
    const {dialog, sources, input, status} = await openAssistant(page);
    await dialog.getByRole('button', {name: 'What does CUPED do?'}).click();
    await expect(sources.first()).toHaveText(/CUPED/);
    await page.reload();
    await waitUntilInteractive(page);
    await page.keyboard.press('Control+j');
    await expect(sources.first()).toHaveText(/CUPED/);
    await dialog.getByRole('button', {name: 'Clear'}).click();
    await expect(status).toHaveText('Conversation cleared.');
    await expect(input).toBeFocused();
    await page.reload();
    await waitUntilInteractive(page);
    await page.keyboard.press('Control+j');
    await expect(dialog.getByRole('button', {name: 'What does CUPED do?'})).toBeVisible();
  });
});

test.describe('failures', () => {
  for (const [name, response] of brokenIndexAnswers) {
    test(`an index that ${name} is told, and can be asked for again`, async ({page}) => {
      await page.route('**/search/*.json', (route) => route.fulfill(response));
      const parts = await openAssistant(page);
      await ask(parts, QUESTION);
      await expect(parts.status).toHaveText('The docs could not be searched.');
      await page.unroute('**/search/*.json');
      await parts.dialog.getByRole('button', {name: 'Try again'}).click();
      await expect(parts.sources.first()).toHaveText(SOURCE);
    });
  }

  test('a page that cannot be read is quoted from the index', async ({page}) => {
    const parts = await openAssistant(page);
    await page.route('**/connecting-dwh/bigquery/index.md', (route) => route.abort());
    await ask(parts, QUESTION);
    await expect(parts.sources.first()).toHaveText(SOURCE);
    await expect(parts.dialog.getByRole('article').first().getByRole('paragraph')).toContainText(
      /…$/,
    );
  });

  test('an assistant that cannot be loaded leads to the search page', async ({page}) => {
    await visit(page, '/', {waitUntil: 'networkidle'});
    await page.route('**/assets/**', (route) => route.abort());
    await assistantOf(page).launcher.click();
    const alert = page.getByRole('alert').filter({hasText: 'The assistant could not be loaded.'});
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^\/search\//);
  });
});

test.describe('on every screen', () => {
  for (const width of [390, 1024, 1440]) {
    test(`has no accessibility faults and fits ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      const parts = await openAssistant(page);
      await expectAccessible(page);
      await ask(parts, CODE_QUESTION);
      await ask(parts, UNKNOWN);
      await expectAccessible(page);
      for (const quote of await parts.dialog.getByRole('article').all()) {
        const {x, width: size} = (await quote.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + size).toBeLessThanOrEqual(width);
      }
      const excess = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(excess)).toBeLessThanOrEqual(0);
    });
  }

  test('its button covers nothing that is read, and is left out in print', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await visit(page, PAGE);
    const {launcher} = assistantOf(page);
    const text = (await page.locator('article .markdown').boundingBox())!;
    expect((await launcher.boundingBox())!.x).toBeGreaterThanOrEqual(text.x + text.width);
    await page.emulateMedia({media: 'print'});
    await expect(launcher).toBeHidden();
  });
});

test.describe('an external assistant', () => {
  const changed = {...widgetScript, body: `${WIDGET_CODE} // changed`};
  for (const [what, answer] of [
    ['is blocked', (route: Route) => route.abort()],
    ['has another hash', (route: Route) => route.fulfill(changed)],
  ] as const) {
    test(`that ${what} is replaced by the embedded one`, async ({page}) => {
      await configureWidget(page);
      await page.route('https://widget.invalid/**', answer);
      const parts = await openAssistant(page);
      await ask(parts, QUESTION);
      await expect(parts.sources.first()).toHaveText(SOURCE);
    });
  }

  test('that does not arrive is replaced at once, and holds up no calculator', async ({page}) => {
    await configureWidget(page);
    await page.route('https://widget.invalid/**', () => undefined);
    await visit(page, '/statistics/lab/lift/?lift-nControl=1000', {waitUntil: 'commit'});
    await expect(page.getByLabel('Subjects').first()).toHaveValue('1000');
    const {launcher, input} = assistantOf(page);
    await launcher.click();
    await expect(input).toBeFocused();
  });
});
