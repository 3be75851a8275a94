import {expect, test, type Page} from '@playwright/test';
import {openPlayground, shownResult} from '../sql-playground/page.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';

/** A tool of the pages: a field that is changed, and what is said then. */
interface Tool {
  name: string;
  route: string;
  change: (page: Page) => Promise<unknown>;
  /** What is said then, anywhere in the tool. */
  said: RegExp;
}

const choose = (page: Page, label: string, option: string) =>
  page.getByLabel(label, {exact: true}).selectOption({label: option});

/** One of each kind: the others, and all that can go wrong in them, have tests of their own. */
const TOOLS: readonly Tool[] = [
  {
    name: 'flag playground',
    route: '/feature-flagging/playground/',
    change: (page) => page.getByLabel('Subject key').fill('user-7'),
    said: /user-7 gets treatment/,
  },
  {
    name: 'readout of an experiment',
    route: '/experiment-analysis/reading-results/example/',
    change: (page) => choose(page, 'Method', 'Fixed Sample'),
    said: /This look comes before the planned end/,
  },
  {
    name: 'names in a warehouse',
    route: '/data-management/connecting-dwh/snowflake/',
    change: (page) => page.getByLabel('Role', {exact: true}).fill('eppo "reader"'),
    said: /GRANT ROLE "eppo ""reader""" TO USER eppo_user;/,
  },
  {
    name: 'simulator',
    route: '/statistics/lab/peeking/',
    change: (page) => page.getByLabel('A/A tests', {exact: true}).fill('300'),
    said: /^300 A\/A tests\.$/,
  },
  {
    name: 'checker',
    route: '/reference/webhook/',
    change: (page) => page.getByRole('button', {name: 'Fill in an example'}).press('Enter'),
    said: /Verified: this data was signed with this secret\./,
  },
  {
    name: 'calculator',
    route: '/statistics/sample-size-calculator/usage/',
    change: (page) => page.getByRole('textbox').first().fill('many'),
    said: /A field above needs correcting\./,
  },
];

for (const {name, route, change, said} of TOOLS) {
  test(`the ${name} answers in the page`, async ({page}) => {
    const problems = collectProblems(page);
    await visit(page, route);
    await expect(page.getByRole('main').getByText(said)).toHaveCount(0);
    await change(page);
    await expect(page.getByRole('main').getByText(said).first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('the SQL playground answers in the page', async ({page}) => {
  const {answer, status} = await openPlayground(page);
  await answer('SELECT count(*) AS users FROM users');
  await expect(status).toHaveText(/^1 row in \d+ ms$/, {timeout: 30_000});
  expect(await shownResult(page)).toEqual({columns: ['users'], rows: [['12']]});
});
