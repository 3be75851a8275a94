import {expect, test} from '@playwright/test';
import {findRoutes} from '../support/findRoute.ts';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

test('without JavaScript a phone shows the pages of the section, and no dead button', async ({
  page,
}) => {
  const [route] = findRoutes('a sidebar and code', /theme-doc-sidebar-container[\s\S]*<pre/);
  await page.goto(route);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Quick starts'})).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
