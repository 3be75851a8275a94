import {expect, test} from '@playwright/test';
import {expectAccessible} from '../support/page/accessibility.ts';
import {visit} from '../support/page/visit.ts';

const PAGE = '/data-management/';
const ALT = /An entity such as a user/;

test('a diagram fits its figure on a desktop and on a phone', async ({page}) => {
  await visit(page, PAGE);
  const picture = page.getByRole('img', {name: ALT});
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    await expect
      .poll(() => picture.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth))
      .toBe(0);
  }
});

test('a diagram is enlarged with the keyboard, and Escape leads back', async ({page}) => {
  await visit(page, PAGE);
  const opener = page.getByRole('button', {name: 'Enlarge'});
  await opener.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog').getByRole('img', {name: ALT});
  await expect(large).toBeVisible();
  const widths = await page
    .getByText('Entity: user')
    .filter({visible: true})
    .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeGreaterThan(1.2 * Math.min(...widths));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the dialog closes with its button', async ({page}) => {
  await visit(page, PAGE);
  await page.getByRole('button', {name: 'Enlarge'}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the diagram is there and nothing offers to enlarge it', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByRole('img', {name: ALT})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Enlarge'})).toBeHidden();
  });
});
