import {expect, test} from '@playwright/test';
import {startFakeProvider} from './fakeProvider.ts';
import {openSearch} from './openSearch.ts';

const REST_PART = '**/search/index.rest.json';

/** Words that stand in the middle of a long section, and nowhere else in this order. */
const PHRASE = '"join and leave any team"';
const SHUFFLED = '"leave any team and join"';

test('what stands in quotes is found word for word; its texts are loaded for it only', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const {input, results, status} = await openSearch(page);
  await input.fill('leave team');
  await expect(results.first()).toBeVisible();
  expect(asked).not.toContain('/search/index.rest.json');
  await input.fill(PHRASE);
  await expect(status).toHaveText(/^\d results? for “"join and leave any team"”$/);
  await expect(results.first()).toContainText('Teams and ownership');
  expect(asked).toContain('/search/index.rest.json');
});

test('what stands nowhere in this order is said, and is found without the quotes', async ({
  page,
}) => {
  const {input, results, status, dialog} = await openSearch(page);
  await input.fill(SHUFFLED);
  await expect(status).toHaveText(/^0 results/);
  await expect(dialog).toContainText('What stands in quotes occurs nowhere word for word.');
  await dialog.getByRole('button', {name: 'Search without the quotes'}).click();
  await expect(input).toHaveValue('leave any team and join');
  await expect(input).toBeFocused();
  await expect(results.first()).toBeVisible();
});

test('texts that cannot be had are a failure that can be tried again', async ({page}) => {
  await page.route(REST_PART, (route) => route.abort());
  const {input, results, dialog} = await openSearch(page);
  await input.fill(PHRASE);
  await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
  await page.unroute(REST_PART);
  await dialog.getByRole('button', {name: 'Retry'}).click();
  await expect(results.first()).toContainText('Teams and ownership');
});

test('the hosted provider is asked for the exact phrase', async ({page}) => {
  const provider = await startFakeProvider(page);
  const {input, results} = await openSearch(page);
  await input.fill('“flag”');
  await expect(results.first()).toBeVisible();
  expect(provider.received.at(-1)!.body).toMatchObject({
    requests: [{query: '"flag"', advancedSyntax: true, advancedSyntaxFeatures: ['exactPhrase']}],
  });
});
