import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {markdownPath} from '../../src/shared/paths.ts';
import {chatTools} from '../../src/features/page-formats/chatTools.ts';
import {site} from '../../src/site/index.ts';
import {findRoutes} from '../support/findRoute.ts';
import {expectAccessible} from '../support/page/accessibility.ts';
import {visit} from '../support/page/visit.ts';

const RE_BUTTON = /Page tools/;
const [route] = findRoutes('a page menu', RE_BUTTON);
const path = markdownPath(route);

const menuButton = (page: Page) => page.getByRole('button', {name: RE_BUTTON});

const item = (page: Page, name: string) => page.getByRole('menuitem', {name});

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(item(page, 'Copy as Markdown')).toBeFocused();
}

async function copy(page: Page): Promise<void> {
  await openMenu(page);
  await item(page, 'Copy as Markdown').click();
}

test('copies the page as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, route);
  await copy(page);
  await expect(page.getByText('Copied as Markdown')).toBeVisible();
  await expect(menuButton(page)).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(readFileSync(`build${path}`, 'utf8'));
});

test('leads to the Markdown, to chat tools, to clients that take the MCP server from a link, and to the guide', async ({
  page,
}) => {
  await visit(page, route);
  await openMenu(page);
  await expect(item(page, 'View as Markdown')).toHaveAttribute('href', path);
  for (const {name} of chatTools) {
    const link = item(page, `Open in ${name}`);
    await expect(link).toHaveAttribute('target', '_blank');
    const {protocol, searchParams} = new URL((await link.getAttribute('href')) ?? '');
    expect(protocol).toBe('https:');
    expect(searchParams.get('q')).toContain(`Read ${site.DOCS_URL}${path} so`);
  }
  const url = `${site.DOCS_URL}/mcp`;
  const linkOf = async (name: string) => new URL((await item(page, name).getAttribute('href'))!);
  const cursor = await linkOf('Connect Cursor (MCP)');
  expect(cursor.href).toMatch(
    /^cursor:\/\/anysphere\.cursor-deeplink\/mcp\/install\?name=eppo-docs&/,
  );
  expect(JSON.parse(atob(cursor.searchParams.get('config')!))).toEqual({url});
  const code = await linkOf('Connect VS Code (MCP)');
  expect(code.href).toMatch(/^vscode:mcp\/install\?/);
  const config = JSON.parse(decodeURIComponent(code.search.slice(1))) as object;
  expect(config).toEqual({name: 'eppo-docs', type: 'http', url});
  await item(page, 'Connect another assistant').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Use these docs with AI tools');
});

test('leads to the feed of changes of its part of the site', async ({page}) => {
  await visit(page, '/sdks/sdk-keys/');
  test.skip((await page.getByText('Last updated on').count()) === 0, 'built without dates');
  await openMenu(page);
  await expect(item(page, 'Follow changes (feed)')).toHaveAttribute('href', '/sdks/changes.xml');
});

test('is used with the keyboard', async ({page}) => {
  await visit(page, route);
  const last = page.getByRole('menuitem').last();
  await menuButton(page).press('ArrowDown');
  await expect(item(page, 'Copy as Markdown')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'View as Markdown')).toBeFocused();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Copy as Markdown')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toBeHidden();
});

test('is accessible, and closes with a click beside it or a second one on the button', async ({
  page,
}) => {
  await visit(page, route);
  await openMenu(page);
  await expectAccessible(page);
  await page.getByRole('heading', {level: 1}).click();
  await expect(page.getByRole('menu')).toBeHidden();
  await openMenu(page);
  await menuButton(page).click();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('says so when the Markdown cannot be loaded, and recovers', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(`**${path}`, (request) => request.abort());
  await visit(page, route);
  await copy(page);
  const note = page.getByRole('status').filter({hasText: 'could not be loaded'});
  await expect(note.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', path);
  await page.unroute(`**${path}`);
  await copy(page);
  await expect(page.getByText('Copied as Markdown')).toBeVisible();
  await expect(note).toBeHidden();
});

test('says so when the browser does not allow copying', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await visit(page, route);
  await copy(page);
  const note = page.getByRole('status').filter({hasText: 'did not allow copying'});
  await expect(note.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
});

test('offers a link when the menu itself cannot be loaded', async ({page}) => {
  await visit(page, route);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/**', (request) => request.abort());
  await menuButton(page).click();
  const link = page.getByRole('alert').getByRole('link', {name: 'View as Markdown'});
  await expect(link).toHaveAttribute('href', path);
});

test('stands on posts, not on lists of posts', async ({page}) => {
  const [post] = findRoutes('a post', /id="__blog-post-container"/);
  await visit(page, post);
  await expect(menuButton(page)).toBeVisible();
  await visit(page, '/blog/');
  await expect(menuButton(page)).toHaveCount(0);
});
