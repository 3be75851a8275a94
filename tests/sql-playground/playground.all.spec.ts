import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {EXAMPLES, FIRST_EXAMPLE} from '../../src/features/sql-playground/examples.ts';
import {WORKER_NAME} from '../../src/features/sql-playground/workerPolicy.ts';
import {expectAccessible} from '../support/page/accessibility.ts';
import {visit} from '../support/page/visit.ts';
import {openPlayground, partsOf} from './page.ts';

const PAGE = '/data-management/sql-playground/';
const FENCE_PAGE = '/metric-quickstart/';
const START = {timeout: 60_000};

test('runs statements, shows names, types and rows, and offers them as CSV', async ({page}) => {
  const {answer, status} = await openPlayground(page);
  await answer(
    "SELECT 'a' AS label, 1.5::DECIMAL(4,2) AS amount, NULL AS nothing; SELECT 2 AS two",
  );
  await expect(status).toHaveText(/^2 rows from 2 statements in \d+ ms$/, START);
  const first = page.getByRole('region', {name: 'Result 1'});
  await expect(first.getByRole('columnheader', {name: 'amount DECIMAL(4,2)'})).toBeVisible();
  await expect(first.getByRole('row').nth(1)).toHaveText('a1.50NULL');
  const download = page.waitForEvent('download');
  await first.getByRole('button', {name: 'Download CSV'}).click();
  const file = await (await download).path();
  expect(readFileSync(file, 'utf8')).toBe('label,amount,nothing\r\na,1.50,\r\n');
});

test('is accessible with results, light and dark, wide and narrow', async ({page}) => {
  const {answer, status} = await openPlayground(page);
  await answer("SELECT 'a' AS label, 2 AS amount UNION ALL SELECT 'b', 3");
  await expect(status).toHaveText(/^2 rows in/, START);
  await page.getByText('Chart of amount by label').click();
  await expectAccessible(page);
});

test('says where an error is, and stays usable', async ({page}) => {
  const {answer, status} = await openPlayground(page);
  await answer('SELECT user_id,\n  nope FROM users');
  await expect(status).toHaveText(/^Line 2, column 3: .*"nope" not found/, START);
  await expect(page.getByRole('list', {name: 'Problems'})).toContainText('Line 2');
  await answer('SELECT count(*) AS n FROM users');
  await expect(status).toHaveText(/^1 row in/);
});

test('is canceled at once, whatever it does, and runs again', async ({page}) => {
  const {answer, status} = await openPlayground(page);
  await answer('SELECT 1');
  await expect(status).toHaveText(/^1 row in/, START);
  await answer(
    'WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t',
  );
  await expect(status).toHaveText('Running');
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(status).toHaveText('Canceled.', {timeout: 1_000});
  await answer('SELECT count(*) AS n FROM users');
  await expect(status).toHaveText(/^1 row in/, START);
});

test('opens with the SQL of a link', async ({page, context}) => {
  const {answer} = await openPlayground(page);
  await answer('SELECT 42 AS answer');
  await expect(page).toHaveURL(/#sql=1\./);
  const other = await context.newPage();
  await visit(other, page.url());
  await expect(other.getByRole('textbox', {name: 'SQL'})).toHaveText('SELECT 42 AS answer');
  await other.goto('about:blank');
  await visit(other, `${PAGE}#sql=1.broken`);
  await expect(other.getByText(/link is broken/)).toBeVisible();
});

test('back at the first example, address and notice hold nothing of what was tried', async ({
  page,
}) => {
  await openPlayground(page);
  const digits = Array.from({length: 2_000}, (_, index) => Math.sin(index)).join('');
  const text = page.getByRole('textbox', {name: 'SQL'});
  await text.press('ControlOrMeta+a');
  await text.fill(`-- ${digits}`);
  const tooLong = page.getByText('This SQL is too long for a link: copy it instead.');
  await expect(tooLong).toBeVisible();
  const example = page.getByLabel('Example', {exact: true});
  await example.selectOption(FIRST_EXAMPLE);
  await expect(tooLong).toBeHidden();
  await example.selectOption(Object.keys(EXAMPLES).find((name) => name !== FIRST_EXAMPLE)!);
  await expect(page).toHaveURL(/#sql=1\./);
  await example.selectOption(FIRST_EXAMPLE);
  await expect(page).toHaveURL(PAGE);
});

test('makes a table of a file, which no request carries away', async ({page}) => {
  const {answer, status} = await openPlayground(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.getByLabel('Add or drop your own CSV files').setInputFiles([
    {name: 'My orders.csv', mimeType: 'text/csv', buffer: Buffer.from('id,amount\n1,2.5\n2,4\n')},
    {name: 'events.parquet', mimeType: '', buffer: Buffer.from('PAR1')},
  ]);
  await expect(page.getByText('My orders.csv is the table "my_orders".')).toBeVisible();
  await expect(page.getByText(/events.parquet: only CSV/)).toBeVisible();
  await answer('SELECT sum(amount) AS total FROM my_orders');
  await expect(status).toHaveText(/^1 row in/, START);
  await expect(page.getByRole('cell', {name: '6.5'})).toBeVisible();
  await expect(page.getByText('"my_orders": id BIGINT, amount DOUBLE.')).toBeVisible();
  expect(sent.join('')).toBe('');
});

test('a file can be chosen again once it is corrected, and is there when the page is opened again', async ({
  page,
}) => {
  await openPlayground(page);
  const choose = page.getByLabel('Add or drop your own CSV files');
  await choose.setInputFiles({name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('id\n1\n')});
  const table = page.getByText('a.csv is the table "a".');
  await expect(table).toBeVisible();
  // Browsers keep quiet about a file that is chosen already.
  await expect(choose).toHaveValue('');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Feature flag quick start'}).click();
  await expect(page).toHaveURL('/feature-flag-quickstart/');
  await expect(table).toHaveCount(0);
  await page.goBack();
  await expect(table).toBeVisible();
});

test('a code block becomes an editor in its place, and a code block again', async ({page}) => {
  await visit(page, FENCE_PAGE);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const block = page.locator('[data-language="sql"]').filter({hasText: 'Run'}).first();
  await expect(block.getByRole('button', {name: /^Run \(8 MB\)$/})).toBeVisible();
  expect(loaded.filter((url) => /sql-engine|wasm/.test(url))).toEqual([]);
  const code = await block.locator('pre').first().textContent();
  await block.getByRole('button', {name: /^Run/}).click();
  const {status, answer} = partsOf(block);
  await expect(status).toHaveText(/^\d+ rows? in/, START);
  await answer('SELECT 7 AS seven');
  await expect(block.getByRole('cell', {name: '7', exact: true})).toBeVisible();
  await expect(block.getByRole('link', {name: 'Open in the playground'})).toHaveAttribute(
    'href',
    /sql-playground\/#sql=1\./,
  );
  await block.getByRole('button', {name: 'Reset'}).click();
  expect(await block.locator('pre').first().textContent()).toBe(code);
});

test('only the worker may compile', async ({page}) => {
  const compile = (): string => {
    try {
      // The smallest module.
      return String(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])));
    } catch (error) {
      return (error as Error).name;
    }
  };
  const starting = page.waitForEvent('worker');
  const {answer, status} = await openPlayground(page);
  await answer('SELECT 1');
  await expect(status).toHaveText(/^1 row in/, START);
  expect(await (await starting).evaluate(compile)).toBe('[object WebAssembly.Module]');
  expect(await page.evaluate(compile)).toBe('CompileError');
});

test('says so when the browser refuses to start the engine', async ({page}) => {
  await page.route(`**/${WORKER_NAME}.*.js`, async (route) => {
    const response = await route.fetch();
    const refusal = 'WebAssembly.instantiate = () => Promise.reject(new RangeError("no memory"));';
    await route.fulfill({response, body: refusal + (await response.text())});
  });
  const {answer, status} = await openPlayground(page);
  await answer('SELECT 1');
  await expect(status).toHaveText(/^This browser does not start the engine/, START);
});

test('says so when the engine cannot be downloaded, and tries again', async ({page}) => {
  await page.context().route('**/*.wasm.gz', (route) => route.abort());
  const {answer, status} = await openPlayground(page);
  await answer('SELECT 1');
  await expect(status).toHaveText(/could not be downloaded/, START);
  await page.context().unroute('**/*.wasm.gz');
  await answer('SELECT 1');
  await expect(status).toHaveText(/^1 row in/, START);
});

test('keeps SQL in the address when the reader goes to a heading, or to the page itself', async ({
  page,
}) => {
  await openPlayground(page);
  const text = page.getByRole('textbox', {name: 'SQL'});
  await text.press('ControlOrMeta+a');
  await text.fill('SELECT 42 AS answer');
  await expect(page).toHaveURL(/#sql=1\./);
  const {hash} = new URL(page.url());
  await page.evaluate(() => (window.location.hash = '#limits'));
  await expect(page).toHaveURL(`${PAGE}${hash}`);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.locator('[aria-current="page"]').click();
  await expect(page).toHaveURL(`${PAGE}${hash}`);
  await page.reload();
  await expect(text).toHaveText('SELECT 42 AS answer');
});
