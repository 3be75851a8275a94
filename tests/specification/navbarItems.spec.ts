import {expect, test, type Page} from '@playwright/test';
import {startProvider} from '../search/browser/fakeProvider.ts';
import {modalOf} from '../search/browser/openSearch.ts';
import {visit} from '../support/page/visit.ts';
import {covers, row} from './rows.ts';

test.use({baseURL: process.env.TEST_VARIANT_URL, viewport: {width: 1500, height: 800}});

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** Where the links of the navbar lead from one page, by their names; what a menu holds is shown first. */
const TARGETS = [
  ['Plain', '/quick-starts/'],
  ['html', '/glossary/'],
  ['One doc', '/feature-flag-quickstart/'],
  ['One sidebar', '/'],
  ['Next', '/'],
  ['Keys in a dropdown', '/sdks/sdk-keys/', 'More'],
  ['English', '/setup-quickstart/?from=mail#part', 'English'],
  ['Next', '/setup-quickstart/?from=mail#part', 'Next'],
  ['After the versions', '/crash/', 'Next'],
] as const;

test(
  'every kind of item leads where it says, those for languages and versions to the same place',
  covers(
    'shared-layout/item-link',
    'shared-layout/item-dropdown',
    'shared-layout/item-locale',
    'shared-layout/item-versions',
    'shared-layout/item-version',
    'shared-layout/item-html',
    'shared-layout/item-doc',
    'shared-layout/item-sidebar',
  ),
  async ({page}) => {
    await visit(page, '/setup-quickstart/?from=mail#part');
    for (const [name, href, menu] of TARGETS) {
      if (menu) await navbar(page).getByRole('button', {name: menu}).hover();
      const place = menu ? navbar(page).getByRole('listitem') : navbar(page);
      const link = place.getByRole('link', {name, exact: true}).first();
      await expect(link, name).toBeVisible();
      await expect(link, name).toHaveAttribute('href', href);
    }
    await expect(navbar(page).getByRole('emphasis')).toHaveText('Custom');
    await expect(navbar(page).getByRole('link', {name: 'One sidebar'})).toHaveAttribute(
      'aria-current',
      'page',
    );
    await navbar(page).getByRole('link', {name: 'Plain', exact: true}).click();
    await expect(page).toHaveURL('/quick-starts/');
  },
);

test(...row('shared-layout/item-search'), async ({page}) => {
  await startProvider(page);
  await visit(page, '/');
  await navbar(page)
    .getByRole('button', {name: /^Search/})
    .click();
  const {input, results} = modalOf(page);
  await input.fill('flag');
  await expect(results.first()).toBeVisible();
});

test('two results per group, replaced paths, the index @entities/search-settings @constants/hits-per-group', async ({
  page,
}) => {
  const provider = await startProvider(page);
  await visit(page, '/');
  await page.keyboard.press('Control+k');
  const {input, results} = modalOf(page);
  await input.fill('flag');
  // Two per group instead of five, and the path is replaced.
  await expect(results).toHaveCount(2);
  await expect(results.first().getByRole('link')).toHaveAttribute('href', '/guides/#one');
  expect(provider.received.at(-1)?.body.requests[0]?.indexName).toBe('variant');
});

test(...row('calls/preconnect'), async ({page, request}) => {
  await visit(page, '/');
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute(
    'href',
    'https://VARIANT-dsn.algolia.net',
  );
  const documentation = await (await request.get(`${process.env.TEST_BASE_URL}/`)).text();
  expect(documentation).not.toContain('preconnect');
});

test(...row('calls/maths'), async ({page}) => {
  await page.route('https://cdn.jsdelivr.net/**', (route) => route.abort());
  const stylesheet = page.locator('link[rel="stylesheet"][href^="https://cdn.jsdelivr.net/"]');
  await visit(page, '/statistics/cuped/');
  await expect(stylesheet).toHaveAttribute('href', /katex@[\d.]+\/dist\/katex\.min\.css$/);
  await expect(stylesheet).toHaveAttribute('integrity', /^sha384-/);
  await visit(page, '/feature-flag-quickstart/');
  await expect(stylesheet).toHaveCount(0);
});

test(...row('entities/navbar'), async ({page}) => {
  await visit(page, '/glossary/');
  const logo = navbar(page).getByRole('link', {name: 'Variant'});
  await expect(logo).toHaveAttribute('href', '/quick-starts/');
  await expect(logo).toHaveAttribute('target', '_self');
  const image = logo.getByRole('img', {name: 'Mark'});
  await expect(image).toHaveAttribute('width', '28');
  await expect(image).toHaveAttribute('height', '28');
  await expect(image).toHaveAttribute('src', '/img/mark.svg?dark');
  const brightness = await navbar(page).evaluate((element) => {
    const [red = 255, green = 255, blue = 255] =
      getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });
  expect(brightness).toBeLessThan(96);
});

test(...row('entities/color-mode'), async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/glossary/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: /dark and light mode/})).toHaveCount(0);
});

test(...row('entities/search-page'), async ({page}) => {
  const provider = await startProvider(page);
  await visit(page, '/');
  await page.keyboard.press('Control+k');
  const {input, dialog} = modalOf(page);
  await input.fill('flag');
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL('/find/?q=flag');
  await expect(page.getByRole('main').getByRole('status')).toContainText('“flag”');
  // Not limited to a language and a version. Dialog and page ask the same, which is sent once.
  expect(provider.received.length).toBeGreaterThan(0);
  for (const {body} of provider.received) {
    expect(body.requests.flatMap(({facetFilters = []}) => facetFilters)).toEqual([]);
  }
  expect((await page.goto('/search/'))?.status()).toBe(404);
});

test(...row('entities/footer'), async ({page}) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveCount(0);
  await expect(footer.getByRole('link', {name: 'A flat link'})).toHaveAttribute(
    'href',
    '/quick-starts/',
  );
  await expect(footer.getByRole('img', {name: 'Mark of the footer'}).first()).toBeVisible();
  await expect(footer).toContainText('Copyright of the variant');
});

test(...row('constants/storage'), async ({page}) => {
  await visit(page, '/feature-flag-quickstart/');
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  await navbar(page).getByRole('button', {name: 'Next'}).hover();
  await navbar(page).getByRole('listitem').getByRole('link', {name: 'Next', exact: true}).click();
  const stored = await page.evaluate(() => ({...localStorage}) as Record<string, string>);
  // The names end in three digits that stand for the site.
  const valueOf = (name: string) =>
    Object.entries(stored).find(([key]) => key.replace(/-[\da-f]{3}$/, '') === name)?.[1];
  expect(valueOf('docusaurus.announcement.dismiss')).toBe('true');
  expect(valueOf('docs-preferred-version-default')).toBe('current');
});
