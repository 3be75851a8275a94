import {expect, test, type Page} from '@playwright/test';
import {visit} from '../support/page/visit.ts';
import {row} from './rows.ts';

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
    await visit(page, path, {waitUntil: 'networkidle'});
  }
  expect(others).toEqual([]);
});

/** Finds what the site knows about its docs in the code that every page loads. */
async function findInMainScript(page: Page, pattern: RegExp): Promise<string | undefined> {
  const script = page.waitForResponse(/\/assets\/js\/main\.[^/]*\.js$/);
  await visit(page, '/');
  return pattern.exec(await (await script).text())?.[0];
}

test(...row('entities/page'), async ({page}) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      // What is still on its way when the test ends says nothing about the page.
      texts.push(response.text().catch(() => ''));
    }
  });
  await visit(page, '/sdks/sdk-keys/');
  const code = (await Promise.all(texts)).join('\n');
  const metadata = /"id":"sdks\/sdk-keys".*?"permalink":"\/sdks\/sdk-keys".*?"sidebar":"docs"/;
  expect(code.replaceAll('\\"', '"')).toMatch(metadata);
});

test(...row('constants/version'), async ({page}) => {
  const version = /"name":"\w+","label":"\w+","isLast":true,"path":"\/","mainDocId":"\w+"/;
  expect(await findInMainScript(page, version)).toBe(
    '"name":"current","label":"Next","isLast":true,"path":"/","mainDocId":"index"',
  );
  await expect(page.locator('meta[name="docusaurus_version"]')).toHaveAttribute(
    'content',
    'current',
  );
});
