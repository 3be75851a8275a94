import {expect, test} from '@playwright/test';
import {expectAccessible} from '../support/page/accessibility.ts';
import {visit} from '../support/page/visit.ts';

const PAGE = '/setup-quickstart/';
const NAME = 'Keyboard shortcuts';

test('? lists the shortcuts, and Escape leads back to where the reader was', async ({page}) => {
  await visit(page, PAGE);
  const link = page.getByRole('link', {name: 'Edit this page'});
  await link.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', {name: NAME});
  await expect(dialog).toBeVisible();
  for (const action of ['Search', 'Ask the docs', 'Show this list']) {
    await expect(dialog.getByText(action, {exact: true})).toBeVisible();
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the footer opens the list, and its button closes it', async ({page}) => {
  await visit(page, PAGE);
  const opener = page.getByRole('contentinfo').getByRole('button', {name: NAME});
  await opener.click();
  await page.getByRole('dialog', {name: NAME}).getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('every dialog is closed by the same sign, as large as a thumb', async ({page}) => {
  const openers = [
    ['/feature-flagging/concepts/feature-gates/', () => page.keyboard.press('?')],
    ['/feature-flagging/concepts/feature-gates/', () => page.keyboard.press('Control+j')],
    ['/data-management/', () => page.getByRole('button', {name: 'Enlarge'}).first().click()],
    [
      '/feature-flagging/concepts/feature-gates/',
      () => page.locator('[data-own-setup]').first().dispatchEvent('click'),
    ],
  ] as const;
  for (const [route, open] of openers) {
    await visit(page, route);
    await open();
    const close = page.getByRole('dialog').getByRole('button', {name: 'Close'});
    await expect(close).toHaveText('×');
    const {width, height} = (await close.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await close.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('? typed into a text field is text', async ({page}) => {
  await visit(page, '/search/?q=why');
  const field = page.getByRole('searchbox', {name: 'Search for'});
  await expect(field).toHaveValue('why');
  await field.press('End');
  await field.press('?');
  await expect(field).toHaveValue('why?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('when the list cannot be loaded, the reader is told', async ({page}) => {
  await visit(page, PAGE, {waitUntil: 'networkidle'});
  await page.route('**/assets/js/**', (route) => route.abort());
  const message = page.waitForEvent('dialog');
  await page.keyboard.press('?');
  const alert = await message;
  expect(alert.message()).toContain('could not be loaded');
  await alert.accept();
});
