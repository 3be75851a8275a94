import {expect, test} from '@playwright/test';
import {waitUntilInteractive} from '../search/openSearch.ts';
import {row} from './name.ts';

const PAGE = '/setup-quickstart/';

test(...row('calls/no-product'), async ({page, baseURL}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) {
      others.push(request.url());
    }
  });
  for (const path of ['/', PAGE, '/reference/api/', '/search/?q=flag']) {
    await page.goto(path, {waitUntil: 'networkidle'});
  }
  expect(others).toEqual([]);
});

test(...row('calls/page-chunks'), async ({page}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.add(request.url());
    }
  });
  await page.goto(PAGE);
  await waitUntilInteractive(page);
  const before = scripts.size;
  await page.getByRole('contentinfo').getByRole('link', {name: 'Experiment quick start'}).click();
  await expect(page).toHaveURL('/experiment-quickstart/');
  expect(scripts.size).toBeGreaterThan(before);
});

test(...row('entities/page'), async ({page}) => {
  await page.goto(PAGE);
  // The path comes from the doc's id, the name in the sidebar from its metadata.
  const current = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('a[aria-current="page"]');
  await expect(current).toHaveAttribute('href', PAGE);
  await expect(current).not.toBeEmpty();
});

test(...row('constants/version'), async ({page}) => {
  const script = page.waitForResponse(/\/assets\/js\/main\.[^/]*\.js$/);
  await page.goto('/');
  await expect(page.locator('meta[name="docusaurus_version"]')).toHaveAttribute(
    'content',
    'current',
  );
  const data = await (await script).text();
  expect(data).toContain(
    '"name":"current","label":"Next","isLast":true,"path":"/","mainDocId":"index"',
  );
});
