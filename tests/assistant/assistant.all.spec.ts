import {expect, test, type Route} from '@playwright/test';
import {expectAccessible} from '../support/page/accessibility.ts';
import {configureWidget, WIDGET_CODE, widgetScript} from './externalWidget.ts';
import {ask, assistantOf, openAssistant, QUESTION, SOURCE} from './openAssistant.ts';
import {rest} from '../support/page/rest.ts';
import {visit, waitUntilInteractive} from '../support/page/visit.ts';
import {brokenIndexAnswers} from '../search/browser/brokenIndex.ts';
import {modalOf} from '../search/browser/openSearch.ts';

const CODE_QUESTION = 'Where do I put the init call when Gunicorn forks my Python app?';
const UNANSWERED = 'What is the capital of France?';

test.describe('opening', () => {
  test('works by its navbar item', async ({page}) => {
    await visit(page, '/administration/teams/');
    const {launcher, input, dialog} = assistantOf(page);
    await launcher.waitFor();
    const item = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /^Ask$/});
    await item.click();
    await expect(input).toBeFocused();
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(item).toBeFocused();
  });

  test('closes by a press beside it, and gives the focus back', async ({page}) => {
    const {dialog, launcher} = await openAssistant(page);
    await page.mouse.click(2, 2);
    await expect(dialog).toBeHidden();
    await expect(launcher).toBeFocused();
  });

  test('keeps the focus inside, and makes way for search', async ({page}) => {
    const {dialog, input} = await openAssistant(page);
    const stops = await dialog.locator('button, input').count();
    for (let step = 0; step <= stops; step += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await input.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', {name: 'Ask', exact: true})).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeHidden();
    await expect(modalOf(page).input).toBeFocused();
  });
});

test.describe('answers', () => {
  test('bring the code sample of the passage, and can be copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const parts = await openAssistant(page);
    await ask(parts, CODE_QUESTION);
    const code = parts.dialog.getByRole('group', {name: /gunicorn\.conf\.py/});
    await expect(code.first()).toContainText('def post_fork(server, worker):');
    await parts.dialog.getByRole('button', {name: 'Copy answer to clipboard'}).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(CODE_QUESTION);
    expect(copied).toContain('/sdks/server-sdks/python/initialization/#');
    expect(copied).toContain('def post_fork(server, worker):');
  });

  test('admit what the docs do not say', async ({page}) => {
    const parts = await openAssistant(page);
    await ask(parts, UNANSWERED);
    const {dialog, sources, status} = parts;
    await expect(status).toHaveText('These docs answer questions about Eppo only.');
    await expect(sources).toHaveCount(0);
    await dialog.getByRole('link', {name: /^Search all pages for/}).click();
    await expect(page).toHaveURL(`/search/?q=${encodeURIComponent(UNANSWERED)}`);
    await expect(dialog).toBeHidden();
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
    const parts = await openAssistant(page);
    const {dialog, sources, launcher, input, status} = parts;
    await dialog.getByRole('button', {name: 'What does CUPED do?'}).click();
    await expect(sources.first()).toHaveText(/CUPED/);
    await sources.first().click();
    await expect(page).toHaveURL(/cuped/i);
    await launcher.click();
    await expect(sources.first()).toHaveText(/CUPED/);
    await page.reload();
    await waitUntilInteractive(page);
    await launcher.click();
    await expect(sources.first()).toHaveText(/CUPED/);
    await dialog.getByRole('button', {name: 'Clear'}).click();
    await expect(status).toHaveText('Conversation cleared.');
    await expect(input).toBeFocused();
    await expect(sources).toHaveCount(0);
    await page.reload();
    await waitUntilInteractive(page);
    await launcher.click();
    await expect(dialog.getByRole('button', {name: 'What does CUPED do?'})).toBeVisible();
  });

  test('keeps the answer to a question that was cleared away from the next one', async ({page}) => {
    const parts = await openAssistant(page);
    const {dialog, sources, input} = parts;
    const held: Route[] = [];
    let isHolding = true;
    await page.route('**/index.md', (route) =>
      isHolding ? void held.push(route) : route.continue(),
    );
    await input.fill(QUESTION);
    await input.press('Enter');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await dialog.getByRole('button', {name: 'Clear'}).click();
    isHolding = false;
    await ask(parts, 'What does CUPED do?');
    await expect(sources.first()).toHaveText(/CUPED/);
    for (const route of held) {
      await route.continue();
      await (await route.request().response())?.finished();
    }
    await rest(page);
    await expect(sources.first()).toHaveText(/CUPED/);
  });
});

test.describe('failures', () => {
  for (const [name, response] of brokenIndexAnswers) {
    test(`an index that ${name} is told, and the rest goes on working`, async ({page}) => {
      await page.route('**/search/*.json', (route) => route.fulfill(response));
      const parts = await openAssistant(page);
      await ask(parts, QUESTION);
      await expect(parts.status).toHaveText('The docs could not be searched.');
      await page.unroute('**/search/*.json');
      // The failure is the assistant's own: search has not seen it.
      await page.keyboard.press('Control+k');
      const {input, results} = modalOf(page);
      await input.fill('kill switch');
      await expect(results.first()).toContainText('Build a kill switch');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+j');
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
    await expect(alert.getByRole('link')).toHaveAttribute('href', '/search/');
  });
});

test.describe('on every screen', () => {
  test('has no accessibility faults', async ({page}) => {
    const parts = await openAssistant(page);
    await expectAccessible(page);
    await ask(parts, CODE_QUESTION);
    await ask(parts, UNANSWERED);
    await expectAccessible(page);
  });

  test('fits a narrow one, and is left out in print', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, '/administration/teams/');
    const parts = assistantOf(page);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Ask'}).click();
    await ask(parts, CODE_QUESTION);
    for (const quote of await parts.dialog.getByRole('article').all()) {
      const {x, width} = (await quote.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 1280, height: 800});
    await expect(parts.launcher).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(parts.launcher).toBeHidden();
  });

  for (const path of ['/', '/administration/teams/']) {
    for (const width of [390, 1000, 1280]) {
      test(`its button covers nothing that is read: ${path} at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await visit(page, path);
        await expect(page.getByRole('button', {name: /^Ask/}).first()).toBeVisible();
        const text = (await page.locator('article .markdown').boundingBox())!;
        const {launcher} = assistantOf(page);
        const start = (await launcher.isVisible()) ? (await launcher.boundingBox())!.x : Infinity;
        expect(start).toBeGreaterThanOrEqual(text.x + text.width);
      });
    }
  }
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
      await expect(page.locator('script#runllm-widget-script')).toHaveCount(0);
    });
  }

  test('that does not arrive in ten seconds is replaced by the embedded one', async ({page}) => {
    await page.clock.install();
    await configureWidget(page);
    await page.route('https://widget.invalid/**', () => undefined);
    await visit(page, '/administration/teams/', {waitUntil: 'commit'});
    const {launcher, input} = assistantOf(page);
    await launcher.click();
    await expect(page.locator('script#runllm-widget-script')).toHaveCount(1);
    await expect(input).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(input).toBeFocused();
    await expect(page.locator('script#runllm-widget-script')).toHaveCount(0);
  });
});

test('a question written from right to left keeps its direction', async ({page}) => {
  const parts = await openAssistant(page);
  await parts.input.pressSequentially('מה?');
  const isRightToLeft = (element: Element): boolean => element.matches(':dir(rtl)');
  expect(await parts.input.evaluate(isRightToLeft)).toBe(true);
  await parts.input.press('Enter');
  const question = parts.dialog.getByRole('heading', {name: 'מה?'});
  expect(await question.evaluate(isRightToLeft)).toBe(true);
});
