import {expect, test, type Locator, type Page, type Route} from '@playwright/test';
import {site} from '../../src/site/index.ts';
import {expectAccessible} from '../support/page/accessibility.ts';
import {rest, visit, waitUntilInteractive} from '../support/page/visit.ts';
import {ENDPOINT, openWithEndpoint} from './endpoint.ts';

const PAGE = '/sdks/sdk-keys/';
const OTHER_PAGE = '/setup-quickstart/';

interface Question {
  group: Locator;
  answer: (name: 'Yes' | 'No') => Locator;
  status: Locator;
  comment: Locator;
}

function questionOf(page: Page): Question {
  const group = page.getByRole('group', {name: 'Was this page helpful?'});
  return {
    group,
    answer: (name) => group.getByRole('button', {name, exact: true}),
    status: group.getByRole('status'),
    comment: group.getByRole('textbox'),
  };
}

function bodyOf(href: string | null): string | null {
  return new URL(href ?? '').searchParams.get('body');
}

test('without an endpoint, an answer prepares an issue and is remembered on its page', async ({
  page,
}) => {
  await visit(page, PAGE);
  const {answer, status, group} = questionOf(page);
  await answer('No').focus();
  await page.keyboard.press('Enter');
  await expect(status).toContainText('Thank you.');
  await expect(answer('No')).toBeFocused();
  await expect(answer('No')).toHaveAttribute('aria-pressed', 'true');
  const href = await status.getByRole('link').getAttribute('href');
  expect(href).toContain(`${site.DOCS_REPOSITORY_URL}/issues/new?`);
  expect(new URL(href ?? '').searchParams.get('title')).toBe(`Feedback on ${PAGE}`);
  expect(bodyOf(href)).toBe(`Page: ${site.DOCS_URL}${PAGE}\nHelpful: no\n\n`);

  await page.reload();

  await waitUntilInteractive(page);
  await expect(group.getByText('Thank you for your answer.')).toBeVisible();
  await expect(answer('Yes')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Initial setup'}).click();
  await expect(page).toHaveURL(OTHER_PAGE);
  await expect(answer('Yes')).toBeVisible();
});

test('with an endpoint, the answer is sent at once and a comment after it', async ({page}) => {
  const received = await openWithEndpoint(page, PAGE, []);
  const {answer, status, comment, group} = questionOf(page);
  await answer('Yes').click();
  await expect(status).toHaveText('Thank you for your answer.');
  await comment.fill('The table of keys');
  await group.getByRole('button', {name: 'Send comment'}).click();
  await expect(comment).toHaveCount(0);
  const vote = {page: site.DOCS_URL + PAGE, helpful: true};
  expect(received).toEqual([vote, {...vote, comment: 'The table of keys'}]);
});

test('when the endpoint fails, nothing is lost', async ({page}) => {
  const received = await openWithEndpoint(page, PAGE, [503, 503]);
  const {answer, status, comment, group} = questionOf(page);
  await answer('No').click();
  await expect(status).toContainText('Your answer could not be sent.');
  await comment.fill('No word on rotation & expiry');
  await group.getByRole('button', {name: 'Try again'}).click();
  await expect(status).toContainText('Your answer could not be sent.');
  await expect(comment).toHaveValue('No word on rotation & expiry');
  const issue = await status.getByRole('link', {name: 'send it as an issue'}).getAttribute('href');
  expect(bodyOf(issue)).toBe(
    `Page: ${site.DOCS_URL}${PAGE}\nHelpful: no\n\nNo word on rotation & expiry`,
  );

  await group.getByRole('button', {name: 'Try again'}).click();
  await expect(status).toHaveText('Thank you for your answer.');
  expect(received.at(-1)).toMatchObject({helpful: false, comment: 'No word on rotation & expiry'});
});

test('who changes their mind hears of the last answer only, and only that one is remembered', async ({
  page,
}) => {
  await openWithEndpoint(page, PAGE, [503]);
  const {answer, status} = questionOf(page);
  const held: Route[] = [];
  await page.route(`**${ENDPOINT}`, (route) => void held.push(route), {times: 1});
  await answer('Yes').click();
  await expect.poll(() => held.length).toBe(1);
  await answer('No').click();
  await expect(status).toContainText('Your answer could not be sent.');

  await held[0]!.fulfill({status: 204});
  await held[0]!.request().response();
  await rest(page);
  const issue = await status.getByRole('link', {name: 'send it as an issue'}).getAttribute('href');
  expect(bodyOf(issue)).toContain('Helpful: no');

  await page.reload();
  await waitUntilInteractive(page);
  await expect(answer('No')).toBeVisible();
});

test('when its code cannot be loaded, the question says so and can be answered again', async ({
  page,
}) => {
  await visit(page, PAGE, {waitUntil: 'networkidle'});
  const {answer, status} = questionOf(page);
  await page.route('**/assets/js/**', (route) => route.abort());
  await answer('Yes').click();
  await expect(status).toContainText('could not be sent');
  await page.unroute('**/assets/js/**');
  await answer('Yes').click();
  await expect(status).toContainText('Thank you.');
});

test('an answer that was not sent is asked for again, and its comment outlasts a reload', async ({
  page,
}) => {
  await openWithEndpoint(page, PAGE, [503]);
  const {answer, comment, status, group} = questionOf(page);
  await answer('No').click();
  await expect(status).toContainText('could not be sent');
  await expectAccessible(page);
  await comment.pressSequentially('No word on rotation');
  await page.reload();
  await waitUntilInteractive(page);
  await answer('No').click();
  await expect(comment).toHaveValue('No word on rotation');
  await group.getByRole('button', {name: 'Send comment'}).click();
  await expect(comment).toHaveCount(0);
  await page.reload();
  await waitUntilInteractive(page);
  await expect(group.getByText('Thank you for your answer.')).toBeVisible();
});
