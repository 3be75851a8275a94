import {expect, test, type Page, type Route} from '@playwright/test';
import {openWithLateScript} from '../support/page/hold.ts';
import {countLoads, visit, waitUntilInteractive} from '../support/page/visit.ts';

/** A page with tabs, code, a table of contents and a side menu. */
const PAGE = '/sdks/preforking/';

const SCRIPTS = '**/assets/js/*.js';
const MAIN_SCRIPT = '**/assets/js/main.*.js';

const unavailable = (route: Route) => route.fulfill({status: 503, body: 'busy'});
const gone = (route: Route) => route.fulfill({status: 404, body: 'Not found'});

/** Answers the first request for a script otherwise; counts all. */
async function failFirst(
  page: Page,
  script: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => number> {
  let asked = 0;
  await page.route(`**${script}`, async (route) => {
    asked += 1;
    await (asked === 1 ? answer(route) : route.continue());
  });
  return () => asked;
}

/** The scripts that a page names, in their order. */
async function scriptsOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get(PAGE)).text();
  return (/data-sources="([^"]+)"/.exec(html)?.[1] ?? '').split(' ');
}

async function cutInHalf(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({response, body: body.slice(0, body.length / 2)});
}

const note = (page: Page) => page.getByRole('alert').filter({hasText: 'could not be loaded'});

test('no script that is refused or cut off once costs the reader the page', async ({browser}) => {
  test.slow();
  const context = await browser.newContext();
  const scripts = await scriptsOf(await context.newPage());
  expect(scripts.length).toBeGreaterThan(4);
  const cut = [scripts[0]!, scripts[1]!, scripts.at(-1)!];
  for (const [answer, lost] of [
    [unavailable, scripts],
    [cutInHalf, cut],
  ] as const) {
    for (const script of lost) {
      await test.step(`${answer.name} ${script}`, async () => {
        const page = await context.newPage();
        const asked = await failFirst(page, script, answer);
        await visit(page, PAGE);
        expect(asked()).toBeGreaterThan(1);
        await expect(note(page)).toHaveCount(0);
        await page.close();
      });
    }
  }
  await context.close();
});

test('a page whose script cannot be had says so, opens its tabs and leads on', async ({page}) => {
  await page.route(MAIN_SCRIPT, unavailable);
  await page.goto(PAGE);
  await expect(note(page)).toBeVisible();
  // Every panel is open under its own name, as without JavaScript.
  await expect(page.getByRole('tablist')).toHaveCount(0);
  for (const panel of await page.getByRole('tabpanel', {includeHidden: true}).all()) {
    expect((await panel.boundingBox())?.height).toBeGreaterThan(20);
  }
  // A button that cannot do anything leads to the way out instead of swallowing the click.
  const reload = page.getByRole('button', {name: 'Reload'});
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(reload).toBeFocused();
  await page.unroute(MAIN_SCRIPT);
  await reload.click();
  await waitUntilInteractive(page);
  await expect(note(page)).toHaveCount(0);
});

test('on a page that cannot come alive, search leads to its page', async ({page}) => {
  await page.route(MAIN_SCRIPT, unavailable);
  await page.goto(PAGE);
  await expect(note(page)).toBeVisible();
  await page.unroute(MAIN_SCRIPT);
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search/');
});

test('on a phone whose page cannot come alive, the menu leads home', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.route(MAIN_SCRIPT, unavailable);
  await page.goto(PAGE);
  await expect(note(page)).toBeVisible();
  await page.unroute(MAIN_SCRIPT);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page).toHaveURL('/');
});

test('a page that comes alive after all takes its warning back', async ({page}) => {
  await page.clock.install();
  const release = await openWithLateScript(page, PAGE);
  await page.clock.runFor(31_000);
  await expect(note(page)).toBeVisible();
  await release();
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByRole('tablist').first()).toBeVisible();
});

test('a page of an older deploy, whose scripts are gone, reloads itself', async ({page}) => {
  const loads = countLoads(page);
  await page.route(SCRIPTS, (route) => (loads() > 1 ? route.continue() : gone(route)));
  await page.goto(PAGE, {waitUntil: 'commit'});
  await expect.poll(loads).toBe(2);
  await waitUntilInteractive(page);
  expect(loads()).toBe(2);
});

test('a page whose scripts stay gone reloads itself once, then says so', async ({page}) => {
  const loads = countLoads(page);
  await page.route(MAIN_SCRIPT, gone);
  await page.goto(PAGE, {waitUntil: 'commit'});
  await expect(note(page)).toBeVisible();
  expect(loads()).toBe(2);
});
