import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';
import {row} from './rows.ts';

test.use({baseURL: process.env.TEST_VARIANT_URL, viewport: {width: 1500, height: 800}});

test(...row('states/dropdown-closes'), async ({page}) => {
  await visit(page, '/');
  const button = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'More'});
  for (const leave of [
    () => page.getByRole('heading', {level: 1}).click(),
    () => page.getByRole('main').getByRole('link').first().focus(),
  ]) {
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await leave();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

for (const [path, isActive] of [
  ['/crash/', false],
  ['/setup-quickstart/', true],
] as const) {
  const condition = isActive ? 'an item is active' : 'no item is active';
  test(...row('states/dropdown-mobile', condition), async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, path);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const back = page.getByRole('button', {name: /Back to main menu/});
    if (isActive) {
      await back.click();
    }
    const item = page.getByRole('link', {name: 'Set-up in a dropdown'}).last();
    await expect(item).toBeVisible({visible: isActive});
    await page.getByRole('button', {name: 'More'}).last().click();
    await expect(item).toBeVisible({visible: !isActive});
  });
}
