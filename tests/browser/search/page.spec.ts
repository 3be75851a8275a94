import {expect, test, type Locator, type Page} from '@playwright/test';
import {covers} from '../specification/name.ts';
import {visit} from '../../support/page/visit.ts';

const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Search for'});

test('the address holds the query', covers('routes/search'), async ({page}) => {
  await visit(page, '/search/?q=kill+switch');
  await expect(field(page)).toHaveValue('kill switch');
  await expect(status(page)).toHaveText(/^\d+ results? for “kill switch”/);
  await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toHaveText(
    'Build a kill switch',
  );
  await expect(page).toHaveTitle(/^Search results for “kill switch”/);
});

test('“back” returns to the query before', async ({page}) => {
  await visit(page, '/search/?q=kill+switch');
  await expect(status(page)).toContainText('kill switch');
  await field(page).fill('metric');
  await expect(page).toHaveURL(/q=metric/);
  await page.goBack();
  await expect(field(page)).toHaveValue('kill switch');
  await expect(status(page)).toContainText('kill switch');
});

test(
  'more results can be loaded, up to all of them',
  covers('constants/hits-per-page'),
  async ({page}) => {
    await visit(page, '/search/?q=flag');
    const results = page.getByRole('main').getByRole('heading', {level: 2});
    await expect(results).toHaveCount(20);
    await page.getByRole('button', {name: 'Load more results'}).click();
    await expect.poll(() => results.count()).toBeGreaterThan(20);
  },
);

test('results can be limited to a section', async ({page}) => {
  await visit(page, '/search/?q=flag');
  const select = page.getByRole('combobox', {name: 'Section'});
  await expect(select.getByRole('option', {name: /^SDKs \(\d+\)$/})).toBeAttached();
  await select.selectOption('SDKs');
  await expect(page).toHaveURL(/section=SDKs/);
  const paths = page.getByRole('main').locator('ol li p:first-of-type');
  await expect(paths.first()).toContainText('SDKs');
  for (const text of await paths.allTextContents()) {
    expect(text).toMatch(/^SDKs/);
  }
});

test('without results it suggests what to do', async ({page}) => {
  await visit(page, '/search/?q=xqzzyqw+metric-that-is-not');
  await visit(page, '/search/?q=xqzzyqw');
  await expect(status(page)).toHaveText('No results for “xqzzyqw”');
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /xqzzyqw/);
});

test('a failed search can be retried', async ({page}) => {
  await page.route('**/search/*.json', (route) => route.fulfill({status: 500}));
  await visit(page, '/search/?q=kill+switch');
  await expect(status(page)).toContainText('Unable to fetch results');
  await page.unroute('**/search/*.json');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(status(page)).toHaveText(/^\d+ results? for/);
});

test('a slow search says that it goes on', async ({page}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search/index.*.json', async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, '/search/?q=kill+switch');
  await expect(status(page)).toHaveText('Still searching…');
  release();
  await expect(status(page)).toHaveText(/^\d+ results? for/);
});

test('an empty query asks for a word', async ({page}) => {
  await visit(page, '/search/');
  await expect(status(page)).toHaveText('Type a word to search all pages.');
});
