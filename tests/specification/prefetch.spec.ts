import {expect, test, type Page} from '@playwright/test';
import {setConnection, type Connection} from '../support/page/connection.ts';
import {visit} from '../support/page/visit.ts';
import {row} from './rows.ts';

const FOOTER_LINK = 'Feature flag quick start';

const SLOW: Connection[] = [
  {effectiveType: '4g', saveData: true},
  {effectiveType: '2g', saveData: false},
  {effectiveType: 'slow-2g', saveData: false},
];

/** Opens a page, points at a link, and returns what is asked for because of that. */
async function hoverLink(page: Page, connection: Connection): Promise<string[]> {
  await setConnection(page, connection);
  await visit(page, '/setup-quickstart/');
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await page.getByRole('contentinfo').getByRole('link', {name: FOOTER_LINK}).hover();
  return scripts;
}

test(...row('navigation/prefetch-hover'), async ({page}) => {
  const scripts = await hoverLink(page, {effectiveType: '4g', saveData: false});
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

for (const connection of SLOW) {
  const {effectiveType, saveData} = connection;
  const condition = saveData ? 'saving data' : effectiveType;
  test(...row('navigation/prefetch-slow', condition), async ({page}) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const scripts = await hoverLink(page, connection);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}
