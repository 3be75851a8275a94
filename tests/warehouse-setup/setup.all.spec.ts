import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/page/accessibility.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';

const PAGES = {
  snowflake: 'GRANT ROLE eppo_role TO USER eppo_user;',
  redshift: 'GRANT SELECT ON ALL TABLES IN SCHEMA events TO eppo_user;',
  bigquery: 'GRANT `roles/bigquery.dataViewer`',
  databricks: 'ALTER CATALOG eppo_service_catalog OWNER TO `Eppo Service Group`;',
};

const routeOf = (warehouse: string) => `/data-management/connecting-dwh/${warehouse}/`;
const setup = (page: Page) => page.getByRole('region', {name: 'Your names'});

for (const [warehouse, statement] of Object.entries(PAGES)) {
  test(`the Markdown of ${warehouse} holds the statements`, async ({request}) => {
    const markdown = await (await request.get(`${routeOf(warehouse)}index.md`)).text();
    expect(markdown).toContain(statement);
  });
}

test('names go into the statements, quoted where they need it, and into the address', async ({
  page,
  context,
}) => {
  const problems = collectProblems(page);
  await visit(page, routeOf('snowflake'));
  await setup(page).getByLabel('Role', {exact: true}).fill('eppo "reader"');
  await expect(
    setup(page).getByText('GRANT ROLE "eppo ""reader""" TO USER eppo_user;'),
  ).toBeVisible();
  await expect(page).toHaveURL(/setup-role=/);
  const other = await context.newPage();
  await visit(other, page.url());
  await expect(setup(other).getByLabel('Role', {exact: true})).toHaveValue('eppo "reader"');
  await expect(
    setup(other).getByText('CREATE ROLE IF NOT EXISTS "eppo ""reader""";'),
  ).toBeVisible();
  await setup(page).getByRole('button', {name: 'Reset'}).press('Enter');
  await expect(setup(page).getByText('CREATE ROLE IF NOT EXISTS eppo_role;')).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('a private key is refused at its field, and no key is in the address', async ({page}) => {
  await visit(page, routeOf('snowflake'));
  const key = setup(page).getByLabel('Public key, rsa_key.pub');
  await key.fill('-----BEGIN PRIVATE KEY-----\nMIIEvQ==\n-----END PRIVATE KEY-----');
  await expect(setup(page).getByText(/This is the private key/)).toBeVisible();
  await expect(setup(page).getByRole('status').last()).toContainText(
    'A name above needs correcting',
  );
  await key.fill('-----BEGIN PUBLIC KEY-----\nMIIBIj\nANBg==\n-----END PUBLIC KEY-----');
  await expect(setup(page).getByText("RSA_PUBLIC_KEY = 'MIIBIjANBg=='")).toBeVisible();
  await setup(page).getByLabel('User', {exact: true}).fill('reader');
  await expect(page).toHaveURL(/setup-user=reader/);
  expect(page.url()).not.toMatch(/MIIB|MIIE/);
});

test('all statements are copied as one script', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, routeOf('databricks'));
  await setup(page).getByRole('button', {name: 'Copy all as one script'}).press('Enter');
  await expect(setup(page).getByText('Copied.')).toBeVisible();
  const script = await page.evaluate(() => navigator.clipboard.readText());
  expect(script).toMatch(/^-- Create the output catalog and schema\nCREATE CATALOG/);
  expect(script).toMatch(/ALTER CATALOG eppo_service_catalog OWNER TO `Eppo Service Group`;$/);
});
