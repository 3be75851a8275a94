import {expect, test} from '@playwright/test';
import {findRoutes} from '../support/findRoute.ts';
import {PAPER, partsWiderThan} from '../support/page/partsWiderThan.ts';
import {visit} from '../support/page/visit.ts';

const LIGHT = 'rgb(28, 36, 51)';

/** Pages that had the widest code and tables, and one with diagrams. */
const ROUTES = [
  '/sdks/server-sdks/php/initialization/',
  '/reference/api/experiments/',
  '/feature-flag-quickstart/',
];

test.use({colorScheme: 'dark', viewport: {width: PAPER, height: 1000}});

for (const route of ROUTES) {
  test(`${route} fits on paper, in light colors`, async ({page}) => {
    await visit(page, route);
    await page.emulateMedia({media: 'print'});
    expect(await partsWiderThan(page, PAPER)).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('color', LIGHT);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
}

test('what names a part is not parted from it by the end of a sheet', async ({page}) => {
  await visit(page, '/sdks/server-sdks/node/quickstart/');
  await page.emulateMedia({media: 'print'});
  const sample = page.locator('[data-language]', {hasText: 'onboarding.mts'}).first();
  await expect(sample).toHaveCSS('break-inside', 'avoid');
  const nameOfTab = page.getByRole('tabpanel').first();
  expect(await nameOfTab.evaluate((panel) => getComputedStyle(panel, '::before').breakAfter)).toBe(
    'avoid',
  );
});

test('a calculator is printed with its computation', async ({page}) => {
  const [route] = findRoutes('a calculator', /Show the computation/);
  await visit(page, route);
  const details = page.locator('details').filter({hasText: 'Show the computation'}).first();
  const step = details.locator('li').first();
  await expect(step).toBeHidden();
  await page.emulateMedia({media: 'print'});
  // Playwright takes what is in closed details for hidden, whatever the style sheet for paper says.
  const height = await step.evaluate((item) => item.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(20);
});

test('short words in tables are whole on paper', async ({page}) => {
  await visit(page, '/sdks/server-sdks/node/assignments/');
  await page.emulateMedia({media: 'print'});
  const types = page.locator('td code').filter({hasText: /^(?:string|number|boolean)$/});
  const lines = await types.evaluateAll((codes) =>
    codes.map((code) => code.getClientRects().length),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});
