import {expect, test} from '@playwright/test';
import {expectAccessible} from '../support/page/accessibility.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';

const QUICK_START = '/feature-flag-quickstart/';
const FLAGS = '/feature-flagging/';

test('a drawing is a picture with words, to look at and not to use', async ({page}) => {
  const problems = collectProblems(page);
  await visit(page, QUICK_START);
  const figure = page.getByRole('figure').filter({hasText: 'Drawing of the form of a new flag.'});
  const picture = figure.getByRole('img');
  await expect(picture).toHaveAccessibleName(/Field Title: Dark mode\..*Step 4: Button Create\./);
  await expect(picture.getByText('Feature Flag Owner')).toBeVisible();
  await expect(figure.getByRole('button')).toHaveCount(0);
  // Styles have arrived: the number of a step is a circle beside its field.
  const mark = picture.getByText('4', {exact: true});
  await expect(mark).toHaveCSS('border-radius', '50%');
  const [number, button] = await Promise.all([
    mark.boundingBox(),
    picture.getByText('Create', {exact: true}).boundingBox(),
  ]);
  expect(number!.x + number!.width).toBeLessThanOrEqual(button!.x);
  expect(problems).toEqual([]);
});

test('a page with drawings is accessible, on a phone and in the dark, too', async ({page}) => {
  await visit(page, QUICK_START);
  await expectAccessible(page);
});

test('rows of a wide table become cards on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, FLAGS);
  const picture = page.getByRole('figure').getByRole('img', {name: /Drawing of the list of flags/});
  const [name, type] = await Promise.all([
    picture.getByText('Page size').boundingBox(),
    picture.getByText('Integer').boundingBox(),
  ]);
  expect(type!.y).toBeGreaterThan(name!.y + name!.height / 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('drawings have their look on the way from a page that has none', async ({page}) => {
  await visit(page, '/sdks/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Feature flag quick start'}).click();
  const picture = page.getByRole('img', {name: /Drawing of the form of a new flag/});
  await expect(picture.getByText('4', {exact: true})).toHaveCSS('border-radius', '50%');
});
