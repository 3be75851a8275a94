import {expect, test, type Page} from '@playwright/test';
import {row} from './rows.ts';

test.use({baseURL: process.env.TEST_VARIANT_URL});

async function openBroken(page: Page, part: string): Promise<void> {
  await page.addInitScript((name) => {
    Object.assign(window, {broken: [name]});
  }, part);
  await page.goto('/crash/');
}

async function repair(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {broken: []}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The page works');
}

test(...row('errors/crash-layout'), async ({page}) => {
  await openBroken(page, 'page');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(main).toContainText('The page is broken.');
  await expect(main).toContainText('A test broke it.');
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await repair(page);
});

test(...row('errors/crash-route'), async ({page}) => {
  await openBroken(page, 'navbar item');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
  await expect(page.locator('body')).toContainText('Cause:\nThe navbar item is broken.');
  await expect(page.locator('body')).toContainText('Cause:\nA test broke it.');
  await repair(page);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
});

test(...row('errors/navbar-item'), async ({page}) => {
  await openBroken(page, 'navbar item');
  const text = page.locator('body');
  await expect(text).toContainText('A theme navbar item failed to render');
  await expect(text).toContainText('"value": "<em>Custom</em>');
});
