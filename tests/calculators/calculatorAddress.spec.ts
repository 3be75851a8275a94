import {expect, test} from '@playwright/test';
import {findRoutes} from '../support/findRoute.ts';
import {visit} from '../support/page/visit.ts';

test('an address with an unknown metric shows the form that is computed', async ({page}) => {
  const [route] = findRoutes('the sample size calculator', /Sample size and duration/);
  await visit(page, `${route}?size-metric=foo`);
  await expect(page.getByLabel('Metric', {exact: true})).toHaveValue('binary');
  await expect(page.getByLabel('Rate of control')).toHaveValue('20');
});

test('what was pasted is there again after a link with its numbers was followed', async ({
  page,
}) => {
  const [route] = findRoutes('the form for pasted data', />Summary of pasted data<\/p>/);
  await visit(page, route);
  const field = page.getByLabel('Your data');
  await field.fill('a,1\na,3\nb,2\nb,4');
  await page.getByRole('link', {name: 'Lift: b against a'}).click();
  await expect(page).toHaveURL(/lift-/);
  await page.goBack();
  await expect(field).toHaveValue('a,1\na,3\nb,2\nb,4');
  await expect(page.getByText('a: 2 subjects, mean 2; b: 2 subjects, mean 3.')).toBeVisible();
});

test('an address says that it does not hold pasted values', async ({page}) => {
  const [route] = findRoutes('the lift calculator', />Lift and its standard error<\/p>/);
  const note = /whoever opens it sees the example’s/;
  await visit(page, `${route}?lift-data=percentile`);
  const values = page.getByRole('group', {name: 'Control'}).getByLabel('Values');
  await expect(values).toHaveAccessibleDescription(note);
  await page.getByRole('button', {name: 'Reset to the example'}).click();
  await page.getByLabel('Metric', {exact: true}).selectOption('percentile');
  await expect(values).toHaveAccessibleDescription(note);
});
