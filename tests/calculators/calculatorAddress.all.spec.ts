import {expect, test, type Locator, type Page} from '@playwright/test';
import {findRoutes} from '../support/findRoute.ts';
import {visit} from '../support/page/visit.ts';

const ROWS = 'a,1\na,3\nb,2\nb,4';

/** Puts rows of two groups into the form for pasted data; returns its field. */
async function pasteRows(page: Page): Promise<Locator> {
  const [route] = findRoutes('the form for pasted data', />Summary of pasted data<\/p>/);
  await visit(page, route);
  const field = page.getByLabel('Your data');
  await field.fill(ROWS);
  return field;
}

test('an address with an unknown metric shows the form that is computed', async ({page}) => {
  const [route] = findRoutes('the sample size calculator', /Sample size and duration/);
  await visit(page, `${route}?size-metric=foo`);
  await expect(page.getByLabel('Metric', {exact: true})).toHaveValue('binary');
  await expect(page.getByLabel('Rate of control')).toHaveValue('20');
});

test('what was pasted is there again after a link with its numbers was followed', async ({
  page,
}) => {
  const field = await pasteRows(page);
  await page.getByRole('link', {name: 'Lift: b against a'}).click();
  await expect(page).toHaveURL(/lift-/);
  await page.goBack();
  await expect(field).toHaveValue(ROWS);
  await expect(page.locator('[data-answer]')).toHaveText(
    /a: 2 subjects, mean 2; b: 2 subjects, mean 3\./,
  );
});

test('an address says that it does not hold pasted values', async ({page}) => {
  const [route] = findRoutes('the lift calculator', />Lift and its standard error<\/p>/);
  const note = /whoever opens it sees the example’s/;
  await visit(page, `${route}?lift-data=percentile`);
  const values = page.getByRole('group', {name: 'Control'}).getByLabel('Values');
  await expect(values).toHaveAccessibleDescription(note);
  await page.getByRole('button', {name: 'Reset'}).click();
  await page.getByLabel('Metric', {exact: true}).selectOption('percentile');
  await expect(values).toHaveAccessibleDescription(note);
});

test('what was typed is in the address again after a link to the page itself', async ({page}) => {
  const [route] = findRoutes('the sample size calculator', /Sample size and duration/);
  await visit(page, route);
  const rate = page.getByLabel('Rate of control');
  await rate.fill('33');
  await expect(page).toHaveURL(/size-rate=33/);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.locator('[aria-current="page"]').click();
  await expect(rate).toHaveValue('33');
  await expect(page).toHaveURL(/size-rate=33/);
  await page.reload();
  await expect(rate).toHaveValue('33');
});

test('what the reset of a form replaced is brought back until something is typed', async ({
  page,
}) => {
  const field = await pasteRows(page);
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(field).not.toHaveValue(/^a,1/);
  const undo = page.getByRole('button', {name: 'Undo'});
  await undo.click();
  await expect(field).toHaveValue(ROWS);
  await expect(undo).toBeFocused();
  await field.fill('a,1\na,3');
  await expect(undo).toHaveCount(0);
});
