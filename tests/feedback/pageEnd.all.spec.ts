import {expect, test} from '@playwright/test';
import {site} from '../../src/site/index.ts';
import {visit} from '../support/page/visit.ts';

const PAGES = [
  {route: '/sdks/sdk-keys/', file: 'docs/sdks/sdk-keys.mdx'},
  {route: '/blog/every-sample-is-compiled/', file: 'blog/2026-11-16-every-sample-is-compiled.mdx'},
];

for (const {route, file} of PAGES) {
  test(`${route} leads to its source and to an issue about it`, async ({page}) => {
    await visit(page, route);
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `${site.DOCS_REPOSITORY_URL}/edit/main/${file}`,
    );
    const report = page.getByRole('link', {name: 'Report a problem'});
    const {pathname, searchParams} = new URL((await report.getAttribute('href')) ?? '');
    expect(pathname).toMatch(/\/issues\/new$/);
    expect(searchParams.get('title')).toBe(`Problem on ${route}`);
    expect(searchParams.get('body')).toContain(`Page: ${site.DOCS_URL}${route}`);
  });
}

test('the report link follows the reader to the next page', async ({page}) => {
  await visit(page, '/sdks/sdk-keys/');
  const next = page
    .getByRole('navigation', {name: 'Docs pages'})
    .getByRole('link', {name: /^Next/});
  const target = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(target);
  const report = page.getByRole('link', {name: 'Report a problem'});
  await expect(report).toHaveAttribute('href', new RegExp(encodeURIComponent(target)));
});
