import {expect, test, type Locator, type Page} from '@playwright/test';
import {ask, assistantOf, openAssistant} from '../assistant/openAssistant.ts';
import {untilToolsAlive, visit, waitUntilInteractive} from '../support/page/visit.ts';
import {openSearch} from '../search/browser/openSearch.ts';

const PAGE = '/sdks/sdk-keys/';
const QUESTION = 'What does CUPED do?';
const ASSETS = '**/assets/**';

/** What hosts answer for a file that a deploy has removed: this, or that there is none. */
const HOME_PAGE = {
  status: 200,
  contentType: 'text/html',
  body: '<!doctype html><h1>Home</h1>',
};
const goneAnswers = [
  ['404', {status: 404}],
  ['the home page', HOME_PAGE],
] as const;

const GATES = '/feature-flagging/concepts/feature-gates/';

/** Parts that the browser's own dialog speaks for, where they are, and how they are opened. */
const DIALOGS: Record<string, {path: string; open: (page: Page) => Promise<void>}> = {
  'the setup': {
    path: GATES,
    open: async (page) => {
      const button = page.getByRole('button', {name: 'Use your own values'}).first();
      await button.focus(); // shows it
      await button.click();
    },
  },
  'the large picture': {
    path: '/data-management/',
    open: (page) => page.getByRole('button', {name: 'Enlarge'}).first().click(),
  },
};

const FLAGS = '/feature-flagging/playground/';

/** Tools: where they are, how a reader comes to need what is gone, and what is said of it. */
const TOOLS: Record<
  string,
  {path: string; use: (main: Locator) => Promise<unknown>; says: string}
> = {
  'the form of a flag': {
    path: FLAGS,
    use: (main) => main.getByRole('radio', {name: 'Form'}).click(),
    says: 'The form could not be loaded.',
  },
  'an example of a flag': {
    path: FLAGS,
    use: (main) => main.getByLabel('Example').selectOption('rollout'),
    says: 'The example could not be loaded.',
  },
  'the evaluator of flags': {
    path: FLAGS,
    use: (main) => main.getByLabel('Subject key').fill('user-7'),
    says: 'The evaluator could not be started.',
  },
  'the figure of a flag': {
    path: '/feature-flagging/concepts/flag-allocations/',
    use: (main) => main.getByRole('button', {name: 'Try it'}).click(),
    says: 'The form could not be loaded.',
  },
  'a check': {
    path: '/reference/webhook/',
    use: (main) => main.getByLabel('Webhook secret').fill('abc'),
    says: 'The check could not be loaded.',
  },
  'a simulator': {
    path: '/statistics/lab/peeking/',
    use: (main) => main.getByLabel('Seed').fill('7'),
    says: 'The simulator could not be started.',
  },
  'the editor of SQL on a page': {
    path: '/metric-quickstart/',
    use: (main) => main.getByRole('button', {name: /^Run/}).first().click(),
    says: 'The editor could not be loaded.',
  },
  'the SQL engine': {
    path: '/data-management/sql-playground/',
    use: (main) =>
      main
        .getByRole('region', {name: 'SQL playground'})
        .getByRole('button', {name: /^Run/})
        .click(),
    says: 'The engine could not be downloaded.',
  },
};

const reload = (page: Page) => page.getByRole('button', {name: 'Reload'});

/** Serves the search index as another version of the site would have written it. */
async function serveOtherIndex(page: Page): Promise<void> {
  await page.route('**/search/index*.json', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: body.replace(/"v":\d+/, '"v":0')});
  });
}

/** Addresses of the workers that a page starts. */
async function workerUrls(page: Page, start: () => Promise<unknown>): Promise<string[]> {
  const urls: string[] = [];
  page.on('worker', (worker) => urls.push(worker.url()));
  await start();
  await expect.poll(() => urls).not.toEqual([]);
  return urls;
}

for (const [name, gone] of goneAnswers) {
  test.describe(`after a deploy, with ${name} in place of the old files,`, () => {
    test('the search page offers a reload that keeps the query', async ({page}) => {
      await visit(page, '/search/', {waitUntil: 'networkidle'});
      await page.route(ASSETS, (route) => route.fulfill(gone));
      const field = page.getByRole('searchbox', {name: 'Search for'});
      await field.pressSequentially('kill switch');
      await expect(reload(page)).toBeVisible();
      await expect(page.getByRole('button', {name: 'Retry'})).toHaveCount(0);
      await expect(page.getByText('network connection')).toHaveCount(0);
      await page.unroute(ASSETS);
      await reload(page).click();
      await expect(field).toHaveValue('kill switch');
      await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toHaveText(
        'Build a kill switch',
      );
    });

    test('the search page offers a reload when its worker is gone', async ({page, context}) => {
      const urls = await workerUrls(page, () => visit(page, '/search/?q=flag'));
      const other = await context.newPage();
      for (const url of urls) {
        await other.route(url, (route) => route.fulfill(gone));
      }
      await visit(other, '/search/?q=flag');
      await expect(reload(other)).toBeVisible();
      await expect(other.getByText('network connection')).toHaveCount(0);
    });

    test('search, assistant and the question about the page offer a reload', async ({page}) => {
      await visit(page, PAGE, {waitUntil: 'networkidle'});
      await page.route(ASSETS, (route) => route.fulfill(gone));
      for (const [key, part] of [
        ['k', 'search box'],
        ['j', 'assistant'],
      ] as const) {
        await page.keyboard.press(`Control+${key}`);
        const alert = page.getByRole('alert').filter({hasText: `The ${part} could not be loaded.`});
        await expect(alert.getByRole('button', {name: 'Reload'})).toBeVisible();
        await expect(alert.getByRole('link')).toHaveAttribute('href', /^\/search\//);
        await expect(alert).not.toContainText('network connection');
        await alert.getByRole('button', {name: 'Close'}).click();
      }
      const group = page.getByRole('group', {name: 'Was this page helpful?'});
      await group.getByRole('button', {name: 'Yes'}).click();
      await expect(reload(page)).toBeVisible();
      await page.unroute(ASSETS);
      const loaded = page.waitForEvent('load');
      await reload(page).click();
      await loaded;
      await waitUntilInteractive(page);
      await group.getByRole('button', {name: 'Yes'}).click();
      await expect(group.getByRole('status')).toContainText('Thank you.');
    });
  });
}

for (const [tool, {path, use, says}] of Object.entries(TOOLS)) {
  test(`after a deploy, ${tool} offers a reload, and does not blame the network`, async ({
    page,
  }) => {
    await visit(page, path, {waitUntil: 'networkidle'});
    await untilToolsAlive(page);
    await page.route(ASSETS, (route) => route.fulfill(HOME_PAGE));
    const main = page.getByRole('main');
    await use(main);
    await expect(main.getByText(says).first()).toContainText('There may be a newer version');
    await expect(reload(page)).toBeVisible();
    await expect(main).not.toContainText('network connection');
  });
}

for (const [part, {path, open}] of Object.entries(DIALOGS)) {
  test(`after a deploy, ${part} offers a reload`, async ({page}) => {
    await visit(page, path, {waitUntil: 'networkidle'});
    await page.route(ASSETS, (route) => route.fulfill(HOME_PAGE));
    const messages: string[] = [];
    page.on('dialog', (dialog) => {
      messages.push(dialog.message());
      void dialog.accept();
    });
    const loaded = page.waitForEvent('load');
    await open(page);
    await loaded;
    expect(messages).toEqual([expect.stringMatching(/could not be loaded.*Reload it now\?$/)]);
  });
}

test.describe('an index of another version of the site', () => {
  test.beforeEach(({page}) => serveOtherIndex(page));
  // A request that is still under way when the test has seen enough.
  test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

  test('makes search and its page offer a reload', async ({page}) => {
    await visit(page, '/search/?q=flag');
    await expect(reload(page)).toBeVisible();
    const {dialog, input} = await openSearch(page);
    await input.pressSequentially('flag');
    await expect(dialog.getByRole('button', {name: 'Reload'})).toBeVisible();
    await expect(page.getByText('network connection')).toHaveCount(0);
  });

  test('makes the assistant offer a reload, after which it answers', async ({page}) => {
    const parts = await openAssistant(page);
    await ask(parts, QUESTION);
    await expect(parts.dialog.getByText('network connection')).toHaveCount(0);
    await page.unroute('**/search/index*.json');
    await parts.dialog.getByRole('button', {name: 'Reload'}).click();
    await waitUntilInteractive(page);
    await assistantOf(page).launcher.click();
    await parts.dialog.getByRole('button', {name: 'Try again'}).click();
    await expect(parts.sources.first()).toHaveText(/CUPED/);
  });
});

test.describe('offline', () => {
  test('nothing offers a reload, which would cost the page', async ({page, context}) => {
    await visit(page, '/search/', {waitUntil: 'networkidle'});
    await context.setOffline(true);
    await page.getByRole('searchbox', {name: 'Search for'}).pressSequentially('flag');
    const advice = page.getByText('You might want to check your network connection.');
    await expect(advice.first()).toBeVisible();
    await expect(reload(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(/^\d+ results/);
  });
});
