import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/page/accessibility.ts';
import {SAVING_DATA, setConnection} from '../support/page/connection.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';

const SUBJECTS = '/sdks/sdk-features/subjects/';
const ALLOCATIONS = '/feature-flagging/concepts/flag-allocations/';
const TYPES = '/sdks/sdk-features/flag-types/';

const figure = (page: Page) =>
  page.getByRole('figure').filter({has: page.getByRole('link', {name: 'Open in the playground'})});
const start = (page: Page) => figure(page).getByRole('button', {name: 'Try it'});
const status = (page: Page) => figure(page).getByRole('status').filter({hasText: ' gets '});

test('without scripts a figure can be read, and offers nothing that needs them', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(SUBJECTS);
  await expect(figure(page).getByText(/user-1 gets control because/)).toBeVisible();
  await expect(figure(page).getByText('bucket 4,924, in 0–4,999')).toBeVisible();
  await expect(start(page)).toBeHidden();
  await context.close();
});

test('nothing is loaded before a figure is tried, then its form answers at once', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const loaded: string[] = [];
  // The pages of links that come into sight are no part of the form.
  await setConnection(page, SAVING_DATA);
  await visit(page, ALLOCATIONS, {waitUntil: 'networkidle'});
  page.context().on('request', (request) => loaded.push(request.url()));
  await start(page).scrollIntoViewIfNeeded();
  expect(loaded).toEqual([]);
  await start(page).click();
  const subject = figure(page).getByLabel('Subject key');
  await expect(subject).toBeFocused();
  await expect(status(page)).toContainText('alice gets control');
  expect(loaded.some((url) => url.endsWith('.css'))).toBe(true);
  await figure(page).getByLabel('email').fill('alice@example.com');
  await expect(status(page)).toContainText('alice gets treatment because allocation Staff matched');
  await figure(page).getByLabel('country').fill('FR');
  await figure(page).getByLabel('email').fill('');
  await expect(figure(page).getByText('Default Rule MATCH took the subject')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the link carries what is typed to the playground', async ({page}) => {
  await visit(page, SUBJECTS);
  await start(page).click();
  await figure(page).getByLabel('Subject key').fill('USER-1');
  await expect(status(page)).toContainText('USER-1 gets treatment');
  await expect(figure(page).getByText('bucket 9,661, in 5,000–9,999')).toBeVisible();
  await figure(page).getByRole('link', {name: 'Open in the playground'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Flag playground'})).toBeVisible();
  await expect(page.getByLabel('Subject key')).toHaveValue('USER-1');
  await expect(page.getByText(/USER-1 gets treatment because allocation/)).toBeVisible();
});

test('works with the keyboard, and answers bad input in a sentence', async ({page}) => {
  await visit(page, TYPES);
  await start(page).focus();
  await page.keyboard.press('Enter');
  await expect(figure(page).getByLabel('Flag key')).toBeFocused();
  await figure(page).getByLabel('Getter').selectOption('NUMERIC');
  await expect(figure(page).getByText('TYPE_MISMATCH', {exact: true})).toBeVisible();
  await figure(page).getByLabel('Default in the code').fill('ten');
  await expect(figure(page).getByText('Write a number, not “ten”.')).toBeVisible();
  await expect(figure(page).getByText(/This is the last result/)).toBeVisible();
});

test('says when the form cannot be loaded, and leaves the figure', async ({page}) => {
  await visit(page, ALLOCATIONS, {waitUntil: 'networkidle'});
  await page.route(/\.js$/, (route) => route.abort());
  await start(page).click();
  await expect(figure(page).getByRole('status')).toHaveText(/could not be loaded/);
  await expect(figure(page).getByText('2. US experiment')).toBeVisible();
  await page.unroute(/\.js$/);
  await start(page).click();
  await expect(status(page)).toContainText('alice gets control');
});

test('is accessible', async ({page}) => {
  await visit(page, TYPES);
  await start(page).click();
  await expect(status(page)).toContainText('alice gets 50');
  await expectAccessible(page);
});
