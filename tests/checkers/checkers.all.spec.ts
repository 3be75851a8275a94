import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/page/accessibility.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';

const YAML = {
  route: '/data-management/certified-metrics/eppo-schema/',
  title: 'Check a metrics file',
};
const ROWS = {
  route: '/data-management/definitions/assignment-sql/',
  title: 'Check rows of an assignment log',
};
const WEBHOOK = {route: '/reference/webhook/', title: 'Check a signature'};

const CHECKERS = [
  {...YAML, answer: 'The tool would stop: 1 error.'},
  {...ROWS, answer: 'Correct the query or the log first'},
  {...WEBHOOK, answer: 'Verified: this data was signed with this secret.'},
];

const region = (page: Page, {title}: {title: string}) => page.getByRole('region', {name: title});

for (const checker of CHECKERS) {
  test(`${checker.title}: the example is answered in the page, and accessible`, async ({page}) => {
    const problems = collectProblems(page);
    await visit(page, checker.route);
    const form = region(page, checker);
    const address = page.url();
    await form.getByRole('button', {name: 'Fill in an example'}).press('Enter');
    await expect(form.getByRole('status')).toContainText(checker.answer);
    expect(page.url()).toBe(address);
    await expectAccessible(page);
    await form.getByRole('button', {name: 'Clear'}).press('Enter');
    await expect(form.getByRole('status')).toBeEmpty();
    expect(problems).toEqual([]);
  });
}

test('a line number leads to the line of the file', async ({page}) => {
  await visit(page, YAML.route);
  const form = region(page, YAML);
  const file = form.getByLabel('Fact sources and metrics (YAML)');
  await file.fill('metrics:\n  - name: Revenue\n    entity: User\n    typo: 1\n');
  await form.getByRole('button', {name: 'Line 4'}).press('Enter');
  await expect(file).toBeFocused();
  const selected = await file.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe('    typo: 1');
});

test('a secret is neither sent, nor stored, nor in the address', async ({page, context}) => {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(
      `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`,
    ),
  );
  await visit(page, WEBHOOK.route);
  const webhook = region(page, WEBHOOK);
  await webhook
    .getByLabel('Body of the request (JSON)')
    .fill('{"data": {}, "signature": "confidential"}');
  await webhook.getByLabel('Webhook secret').fill('confidential');
  await expect(webhook.getByRole('status')).toContainText('Not verified');
  await expect(webhook.getByText('not sent, not stored, and not in the address')).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([{...localStorage}, {...sessionStorage}, location.href]),
  );
  expect([kept, JSON.stringify(await context.cookies()), ...requests].join('\n')).not.toContain(
    'confidential',
  );
});

test('what the check needs is loaded with the first letter', async ({page}) => {
  await visit(page, YAML.route, {waitUntil: 'networkidle'});
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await region(page, YAML).getByLabel('Fact sources and metrics (YAML)').fill('a: 1');
  await expect(region(page, YAML).getByRole('status')).toContainText('The tool would stop');
  expect(loaded.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
});

test('a check that cannot be loaded says so', async ({page}) => {
  await visit(page, YAML.route, {waitUntil: 'networkidle'});
  await page.route('**/*.js', (route) => route.abort());
  await region(page, YAML).getByLabel('Fact sources and metrics (YAML)').fill('a: 1');
  await expect(region(page, YAML).getByRole('status')).toContainText('could not be loaded');
});

test('what a button replaced is brought back until something is typed', async ({page}) => {
  await visit(page, YAML.route);
  const form = region(page, YAML);
  const file = form.getByLabel('Fact sources and metrics (YAML)');
  const undo = form.getByRole('button', {name: 'Undo'});
  await form.getByRole('button', {name: 'Clear'}).click();
  await expect(undo).toHaveCount(0);
  await file.fill('metrics: []');
  await form.getByRole('button', {name: 'Fill in an example'}).click();
  await form.getByRole('button', {name: 'Clear'}).click();
  await undo.press('Enter');
  await expect(file).toHaveValue('metrics: []');
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(file).toHaveValue('');
  await file.fill('fact_sources: []');
  await expect(undo).toHaveCount(0);
});

test('what was pasted is there when the reader comes back, but for a secret', async ({page}) => {
  await visit(page, WEBHOOK.route);
  const form = region(page, WEBHOOK);
  await form.getByLabel('Body of the request (JSON)').fill('{"data": {}}');
  await form.getByLabel('Webhook secret').fill('confidential');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Feature flag quick start'}).click();
  await expect(page).toHaveURL('/feature-flag-quickstart/');
  await expect(form).toHaveCount(0);
  await page.goBack();
  await expect(form.getByLabel('Body of the request (JSON)')).toHaveValue('{"data": {}}');
  await expect(form.getByLabel('Webhook secret')).toHaveValue('');
});
