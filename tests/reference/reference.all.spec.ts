import {expect, test, type Page} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

const EXPERIMENTS = '/reference/api/experiments/';
const OPERATION = 'Create an experiment analysis';

function operation(page: Page) {
  return page.getByRole('heading', {level: 3, name: OPERATION});
}

/** The tab of the operation whose heading is given, not of another one. */
function tab(page: Page, name: string) {
  return page.getByRole('tab', {name, exact: true}).first();
}

test('the table of contents leads to an operation, on a phone, where nothing is too wide', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, EXPERIMENTS);
  await page.getByRole('button', {name: 'On this page'}).click();
  await page.getByRole('main').getByRole('link', {name: OPERATION, exact: true}).click();
  await expect(page).toHaveURL(/#create-experiment$/);
  await expect(operation(page)).toBeInViewport();
  await expect(
    page.getByRole('link', {name: 'variations[].variant_key', exact: true}).first(),
  ).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('the overview leads to an operation on its page', async ({page}) => {
  await visit(page, '/reference/api/');
  await page.getByRole('main').getByRole('link', {name: 'POST /experiments', exact: true}).click();
  await expect(page).toHaveURL(`${EXPERIMENTS}#create-experiment`);
  await expect(operation(page)).toBeInViewport();
  await expect(page.getByText('POST /experiments', {exact: true})).toBeInViewport();
});

test('a language chosen for one call is shown for all', async ({page}) => {
  await visit(page, EXPERIMENTS);
  await tab(page, 'Python').click();
  const panels = page.getByRole('tabpanel', {name: 'Python', exact: true});
  await expect(panels).toHaveCount(await page.getByRole('tablist').count());
  await expect(panels.first()).toContainText('os.environ["EPPO_API_KEY"]');
  await visit(page, '/reference/api/feature-flags/');
  await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
});

test('an operation is found by what it does', async ({page}) => {
  await visit(page, '/search/?q=refresh+results+rest+api');
  const result = page
    .getByRole('main')
    .getByRole('link', {name: /Refresh results/})
    .first();
  await expect(result).toBeVisible();
});

test('where there is room, the request stays in sight beside the fields', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, `${EXPERIMENTS}#create-experiment-body-name`);
  const field = page.getByRole('link', {name: 'name', exact: true}).first();
  await expect(field).toBeInViewport();
  await expect(page.getByText('--request POST').first()).toBeInViewport();
});
