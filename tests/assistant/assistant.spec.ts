import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page, type Response, type Route} from '@playwright/test';
import {assistantSources, externalAssistantOf} from '../../src/features/assistant/settings.ts';
import {allowSources} from '../support/page/allowSources.ts';
import {expectAccessible} from '../support/page/accessibility.ts';
import {ask, assistantOf, openAssistant} from './openAssistant.ts';
import {collectProblems} from '../support/page/problems.ts';
import {rest} from '../support/page/rest.ts';
import {visit, waitUntilInteractive} from '../support/page/visit.ts';
import {brokenIndexAnswers} from '../search/browser/brokenIndex.ts';
import {modalOf} from '../search/browser/openSearch.ts';
import {covers} from '../specification/name.ts';

const QUESTION = 'Which roles does the BigQuery service account need?';
const SOURCE = /Connect BigQuery: Permissions the account needs/;
const CODE_QUESTION = 'Where do I put the init call when Gunicorn forks my Python app?';
const UNANSWERED = 'What is the capital of France?';

test.describe('opening', () => {
  test('loads nothing before it is used, then opens by its button', async ({page}) => {
    const problems = collectProblems(page);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const paths = (): string[] => responses.map((response) => new URL(response.url()).pathname);
    await visit(page, '/administration/teams/', {waitUntil: 'networkidle'});
    const {launcher, input, dialog} = assistantOf(page);
    await launcher.hover();
    await launcher.focus();
    const scripts = responses.filter((response) => response.url().endsWith('.js'));
    const code = await Promise.all(scripts.map((script) => script.text()));
    expect(code.filter((text) => text.includes('Ask in your own words'))).toEqual([]);
    expect(paths().filter((file) => file.startsWith('/search/'))).toEqual([]);
    await launcher.click();
    await expect(input).toBeFocused();
    await expect.poll(() => paths().some((file) => file.startsWith('/search/index.'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(launcher).toBeFocused();
    expect(problems).toEqual([]);
  });

  test(
    'works by Mod+J from anywhere, and gives the focus back',
    covers('other-integrations/assistant'),
    async ({page}) => {
      await visit(page, '/administration/teams/');
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
  test('quote passages whose headings exist, tell screen readers, and lead there', async ({
    page,
  }) => {
    const parts = await openAssistant(page);
    await ask(parts, QUESTION);
    const {sources, status, dialog} = parts;
    await expect(sources.first()).toHaveText(SOURCE);
    await expect(status).toContainText(/^\d passages? found\. Connect BigQuery/);
    const quote = dialog.getByRole('article').first();
    const words = await quote
      .getByRole('paragraph')
      .filter({hasNotText: 'more row'})
      .first()
      .innerText();
    const targets = await sources.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash),
    );
    for (const target of targets) {
      const {pathname, hash} = new URL(target, 'http://site');
      const html = await (await page.request.get(pathname)).text();
      // A passage from the beginning of a page has no heading to lead to.
      expect(html).toContain(hash ? `id="${decodeURIComponent(hash.slice(1))}"` : '<h1');
    }
    await sources.first().click();
    await expect(page).toHaveURL(/bigquery\/#/);
    await expect(dialog).toBeHidden();
    const heading = page.getByRole('heading', {name: 'Permissions the account needs'});
    await expect(heading).toBeInViewport();
    // Word for word: the page has the quoted sentence.
    await expect(page.getByRole('main')).toContainText(words);
  });

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
  const code = 'window.runllm = {open: () => { document.title = "widget opened"; }};';
  const script = {
    contentType: 'text/javascript',
    headers: {'access-control-allow-origin': '*'},
    body: code,
  };
  const settings = {
    DOCS_ASSISTANT_INTEGRITY: `sha384-${createHash('sha384').update(code).digest('base64')}`,
    DOCS_ASSISTANT_SCRIPT: 'https://widget.invalid/loader.js',
    DOCS_ASSISTANT_SERVER: 'https://api.invalid',
    DOCS_ASSISTANT_ID: '42',
  };
  const widget = externalAssistantOf(settings);

  /** Gives the page the settings and the policy of a build with an external assistant. */
  async function configure(page: Page): Promise<void> {
    await allowSources(page, [assistantSources(settings)]);
    await page.route('**/assets/js/main.*.js', async (route) => {
      const file = path.join('build', new URL(route.request().url()).pathname);
      const fields = `customFields:{"assistant":${JSON.stringify(widget)},`;
      const body = readFileSync(file, 'utf8').replace('customFields:{', fields);
      expect(body).toContain(fields);
      await route.fulfill({body, contentType: 'text/javascript'});
    });
  }

  test('is loaded when the page is idle, and takes the place of the embedded one @calls/assistant', async ({
    page,
  }) => {
    await configure(page);
    await page.route('https://widget.invalid/**', (route) => route.fulfill(script));
    await visit(page, '/administration/teams/');
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
    const item = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /^Ask$/});
    await expect.poll(() => page.evaluate(() => 'runllm' in window)).toBe(true);
    await expect(assistantOf(page).launcher).toBeHidden();
    await item.click();
    await expect(page).toHaveTitle('widget opened');
    await expect(assistantOf(page).dialog).toBeHidden();
  });

  const changed = {...script, body: `${code} // changed`};
  for (const [what, answer] of [
    ['is blocked', (route: Route) => route.abort()],
    ['has another hash', (route: Route) => route.fulfill(changed)],
  ] as const) {
    test(`that ${what} is replaced by the embedded one`, async ({page}) => {
      await configure(page);
      await page.route('https://widget.invalid/**', answer);
      const parts = await openAssistant(page);
      await ask(parts, QUESTION);
      await expect(parts.sources.first()).toHaveText(SOURCE);
      await expect(page.locator('script#runllm-widget-script')).toHaveCount(0);
    });
  }

  test('that does not arrive in ten seconds is replaced by the embedded one', async ({page}) => {
    await page.clock.install();
    await configure(page);
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
