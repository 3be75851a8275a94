import {expect, test, type Page} from '@playwright/test';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';

const BANDIT = '/contextual-bandits/simulator/';

const press = (page: Page, name: string) => page.getByRole('button', {name}).click();
const regret = (page: Page) =>
  page.getByRole('paragraph').filter({hasText: /decisions the bandit has a regret of/});

test('the bandit learns what is typed, and the address gives the same again', async ({page}) => {
  const problems = collectProblems(page);
  await visit(page, BANDIT);
  await expect(regret(page)).toHaveText(/a regret of 96 rewards.*loses 358.*puma.*loses 312/);
  await page.getByLabel('Gamma (γ)').fill('0');
  await expect(page.getByText(/With γ = 0 the weights ignore the scores/)).toBeVisible();
  await page.getByLabel('Gamma (γ)').fill('50');
  await expect(regret(page)).toHaveText(/a regret of 217 rewards/);
  await expect(page).toHaveURL(/bandit-gamma=50/);
  await page.reload();
  await expect(regret(page)).toHaveText(/a regret of 217 rewards/);
  await press(page, 'Reset');
  await expect(regret(page)).toHaveText(/a regret of 96 rewards/);
  expect(problems).toEqual([]);
});

test('the decision about a subject is shown from hash to action', async ({page}) => {
  await visit(page, BANDIT);
  await expect(page.getByRole('table', {name: 'Decision about user-627 on day 2'})).toBeVisible();
  await expect(
    page.getByText(/^user-627 \(GB, desktop\) has shard 2053 of 10,000, .* exceeds it is puma\./),
  ).toBeVisible();
  await page.getByLabel('Decision to show, by subject').fill('1');
  const first = page.getByRole('table', {name: 'Decision about user-1 on day 1'});
  await expect(first.getByRole('cell', {name: '0.3333'})).not.toHaveCount(0);
  await page.getByLabel('Decision to show, by subject').fill('12001');
  await expect(page.getByText('There are only 12,000 subjects in 30 days.')).toBeVisible();
});

test('a table of rates that cannot be used is answered by its line', async ({page}) => {
  await visit(page, BANDIT);
  const rates = page.getByLabel('Contexts and true reward rates');
  await rates.fill('country, share, nike, adidas\nGB, 60, 12');
  await expect(page.getByText('Line 2 has 3 values, the first line names 4.')).toBeVisible();
  await expect(rates).toHaveAttribute('aria-invalid', 'true');
  await expect(regret(page)).toHaveText(/a regret of 96 rewards/);
  await rates.fill('country, share, nike, adidas\nGB, 60, 12, 8');
  await expect(page.getByRole('table', {name: /^Weights on day 30/}).getByRole('row')).toHaveCount(
    2,
  );
});

test('a worked link counts each time it is followed, whatever was changed in between', async ({
  page,
}) => {
  await visit(page, BANDIT);
  const example = page.getByRole('link', {name: '7 days', exact: true});
  const delay = page.getByLabel('Reward arrives after, in days');
  await example.click();
  await expect(delay).toHaveValue('7');
  await delay.fill('3');
  await expect(page).toHaveURL(/bandit-delay=3/);
  await example.click();
  await expect(delay).toHaveValue('7');
});
