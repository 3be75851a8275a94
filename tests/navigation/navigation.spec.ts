import {expect, test, type Page} from '@playwright/test';
import {listen} from '../accessibility/listen.ts';
import {SAVING_DATA, setConnection} from '../support/page/connection.ts';
import {hold} from '../support/page/hold.ts';
import {hiddenTargets} from '../support/page/hashTargets.ts';
import {collectProblems} from '../support/page/problems.ts';
import {countLoads, rest, visit} from '../support/page/visit.ts';

const START = '/setup-quickstart/';
const SCRIPTS = '**/assets/js/*.js';

async function followFooterLink(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', {name: 'Feature flag quick start'}).click();
}

for (const path of [
  '/setup-quickstart',
  '/setup-quickstart.html',
  '/setup-quickstart/index.html',
]) {
  test(`${path} leads to the address with a trailing slash, and shows the page where no server redirects @navigation/html-paths`, async ({
    page,
  }) => {
    await visit(page, path);
    await expect(page).toHaveURL(START);
    await page.route(`**${path}`, (route) =>
      route.fulfill({path: `build${START}index.html`, contentType: 'text/html'}),
    );
    await visit(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Set up your workspace');
  });
}

test('a followed link starts at the top of the page, whose title is heard once @navigation/scroll', async ({
  page,
}) => {
  await visit(page, START);
  const said = await listen(page);
  await followFooterLink(page);
  await expect(page).toHaveURL('/feature-flag-quickstart/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).not.toHaveText('Set up your workspace');
  const title = await heading.innerText();
  const titles = async () => (await said()).filter((text) => text === title);
  await expect.poll(titles).not.toEqual([]);
  await rest(page);
  expect(await titles()).toHaveLength(1);
});

test('a link in the table of contents scrolls to its heading, and tells no title @navigation/scroll', async ({
  page,
}) => {
  await visit(page, START);
  const said = await listen(page);
  const link = page.getByRole('main').locator('li a[href^="#"]').last();
  const id = (await link.getAttribute('href'))!.slice(1);
  await link.click();
  await expect(page).toHaveURL(`${START}#${id}`);
  expect(await hiddenTargets(page, [id])).toEqual([]);
  await rest(page);
  const title = await page.getByRole('heading', {level: 1}).innerText();
  expect(await said()).not.toContain(title);
});

test('a heading that was left is in sight again after going back', async ({page}) => {
  await visit(page, START);
  const link = page.getByRole('main').locator('li a[href^="#"]').last();
  const id = (await link.getAttribute('href'))!.slice(1);
  await visit(page, `${START}#${id}`);
  await followFooterLink(page);
  await expect(page).toHaveURL('/feature-flag-quickstart/');
  await page.goBack();
  await expect(page).toHaveURL(`${START}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('a slow page shows the progress bar until it is there @navigation/progress', async ({
  page,
}) => {
  await setConnection(page, SAVING_DATA);
  await visit(page, START);
  const release = await hold(page, SCRIPTS);
  await followFooterLink(page);
  const bar = page.locator('[role="bar"]');
  await expect(bar).toBeVisible();
  release();
  await expect(page).toHaveURL('/feature-flag-quickstart/');
  await expect(bar).toHaveCount(0);
});

test('a page whose code cannot be loaded is fetched from the server @navigation/reload @errors/preload', async ({
  page,
}) => {
  await setConnection(page, SAVING_DATA);
  await visit(page, START);
  const problems = collectProblems(page);
  const reloads = countLoads(page);
  await page.route(SCRIPTS, (route) => (reloads() === 0 ? route.abort() : route.continue()));
  const before = await page.getByRole('heading', {level: 1}).innerText();
  await followFooterLink(page);
  await expect.poll(reloads).toBeGreaterThan(0);
  await expect(page).toHaveURL('/feature-flag-quickstart/');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(before);
  expect(problems.join('\n')).toMatch(/console warning: .*chunk .* failed/i);
});
