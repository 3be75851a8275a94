import {expect, test} from '@playwright/test';
import {builtRoutes} from '../support/builtRoutes.ts';

test.use({javaScriptEnabled: false, viewport: {width: 1440, height: 900}});

test('most samples are read without scrolling sideways', async ({page}) => {
  const routes = builtRoutes();
  test.setTimeout(routes.length * 2000);
  const isWide: boolean[] = [];
  for (const route of routes) {
    await page.goto(route);
    const shown = await page
      .locator('main pre:visible')
      .evaluateAll((blocks) => blocks.map((block) => block.scrollWidth > block.clientWidth));
    isWide.push(...shown);
  }
  const share = isWide.filter(Boolean).length / isWide.length;
  console.log(`${isWide.length} samples, ${(100 * share).toFixed(1)}% wider than their block`);
  expect(share).toBeLessThan(0.25);
});
