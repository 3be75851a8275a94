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
  // The sidebar's headings stay what they are, with everything below them open.
  for (const part of ['main', 'contentinfo'] as const) {
    await expect(page.getByRole(part).getByRole('button')).toHaveCount(0);
  }
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar.getByRole('button')).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
