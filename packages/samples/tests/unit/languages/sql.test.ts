import {describe, expect, test} from 'vitest';
import {sqlChecker} from '../../../sql/index.ts';
import type {Table} from '../../../core/types.ts';
import {fence} from './fence.ts';

const revenue = `SELECT
  a.variant,
  count(*) AS orders,
  sum(p.gross_amount) AS revenue
FROM purchases p
JOIN assignments a ON a.user_id = p.user_id
WHERE a.experiment = 'search_ranking'
GROUP BY a.variant
ORDER BY a.variant`;

function table(header: string[], rows: string[][]): Table {
  return {line: 120, header, rows};
}

async function check(sql: string, given: Parameters<typeof fence>[2] = {}) {
  const [outcome] = await sqlChecker.check([fence('sql', sql, given)]);
  if (!outcome) throw new Error('no outcome');
  return outcome;
}

async function said(sql: string, given: Parameters<typeof fence>[2] = {}): Promise<string[]> {
  const {findings} = await check(sql, given);
  return findings.map(
    (each) => `${each.line}: ${each.message}${each.hint ? ` (${each.hint})` : ''}`,
  );
}

describe('execution on the demo data set', () => {
  test('a right query with its result table passes', async () => {
    const followedBy = table(['variant', 'orders', 'revenue'], [['control', '1', '33.00']]);
    const outcome = await check(revenue, {followedBy});
    expect(outcome.findings).toEqual([]);
    expect(outcome.status).toBe('executed-sql');
  });

  test('a wrong column is reported at its line with the nearest column', async () => {
    const findings = await said(revenue.replace('p.gross_amount', 'p.gros_amount'));
    expect(findings).toEqual([
      expect.stringMatching(/^104: .*gros_amount.*did you mean `(p\.)?gross_amount`/),
    ]);
  });

  test('a wrong column in the last clause is reported there', async () => {
    const findings = await said(revenue.replace('a.experiment =', 'a.experimnt ='));
    expect(findings).toEqual([expect.stringMatching(/^107: .*did you mean `(a\.)?experiment`/)]);
  });

  test('a wrong table is reported with the nearest table', async () => {
    const findings = await said(revenue.replace('FROM purchases', 'FROM purchase'));
    expect(findings).toEqual([expect.stringMatching(/^105: .*did you mean `purchases`/)]);
  });

  test('a syntax error is reported at its line', async () => {
    const findings = await said(revenue.replace('GROUP BY', 'GROUPED BY'));
    expect(findings).toEqual([expect.stringMatching(/^108: .*syntax error/)]);
  });

  test('a wrong value is reported at its row with the right table to paste', async () => {
    const followedBy = table(['variant', 'orders', 'revenue'], [['control', '1', '34.00']]);
    const findings = await said(revenue, {followedBy});
    expect(findings).toEqual([
      '122: this row is not in the result: control | 1 | 34.00 (the query returns\n' +
        '| variant | orders | revenue |\n| --- | --- | --- |\n| control | 1 | 33.00 |)',
    ]);
  });

  test('a missing row and a wrong header are reported', async () => {
    expect(
      await said('SELECT user_id FROM users', {followedBy: table(['user_id'], [['u01']])}),
    ).toEqual([expect.stringMatching(/^120: the table has 1 rows, the query returns 12/)]);
    expect(await said('SELECT 1 AS a', {followedBy: table(['b'], [['1']])})).toEqual([
      expect.stringMatching(/^120: the table has the columns b, the query a/),
    ]);
  });

  test('rounding, percentages, NULL, short timestamps and left-out rows are understood', async () => {
    const sql = `SELECT 2.0 / 3 AS share, 0.4 AS rate, 1234.5 AS amount, NULL AS nothing,
  TIMESTAMP '2025-03-01 09:00:00' AS seen`;
    const row = ['0.67', '40 %', '$1,234.50', 'NULL', '2025-03-01 09:00'];
    const header = ['share', 'rate', 'amount', 'nothing', 'seen'];
    expect(await said(sql, {followedBy: table(header, [row])})).toEqual([]);
    const wrong = table(header, [['0.66', ...row.slice(1)]]);
    expect(await said(sql, {followedBy: wrong})).toHaveLength(1);
    const users = table(['user_id'], [['u01'], ['…'], ['u12']]);
    const query = 'SELECT user_id FROM users ORDER BY user_id';
    expect(await said(query, {followedBy: users})).toEqual([]);
  });

  test('rows may come in any order only without ORDER BY', async () => {
    const followedBy = table(['user_id'], [['u02'], ['u01']]);
    const sql = "SELECT user_id FROM users WHERE user_id < 'u03'";
    expect(await said(sql, {followedBy})).toEqual([]);
    expect(await said(`${sql} ORDER BY user_id`, {followedBy})).toHaveLength(1);
  });

  test('template variables are filled and misspelt ones reported', async () => {
    const sql = `SELECT count(*) FROM assignments
WHERE assigned_at >= {{analysis_start_timestamp}}
  AND experiment LIKE '{{experiment_key}}'`;
    expect(await said(sql)).toEqual([]);
    expect(await said(sql.replace('analysis_start', 'analysis_stat'))).toEqual([
      expect.stringMatching(/^102: .*is not a template variable.*analysis_start_timestamp/),
    ]);
  });

  test('a fence does not see the tables of another', async () => {
    const create = fence('sql', 'CREATE TABLE daily AS SELECT 1 AS day_count');
    const use = fence('sql', 'SELECT day_count FROM daily');
    const [, second] = await sqlChecker.check([create, use]);
    expect(second?.findings).toHaveLength(1);
  });
});

const goodDialects: Readonly<Record<string, string>> = {
  snowflake: `USE ROLE ACCOUNTADMIN;
CREATE ROLE IF NOT EXISTS eppo_role;
CREATE USER IF NOT EXISTS eppo_user
  PASSWORD = '<password>' DEFAULT_ROLE = eppo_role DEFAULT_WAREHOUSE = eppo_wh;
GRANT ROLE eppo_role TO USER eppo_user;
GRANT USAGE ON DATABASE analytics TO ROLE eppo_role;
GRANT SELECT ON ALL TABLES IN SCHEMA analytics.events TO ROLE eppo_role;
CREATE SCHEMA IF NOT EXISTS analytics.eppo_output;
GRANT ALL ON SCHEMA analytics.eppo_output TO ROLE eppo_role;
CREATE WAREHOUSE IF NOT EXISTS eppo_wh
  WAREHOUSE_SIZE = 'XSMALL' AUTO_SUSPEND = 300 INITIALLY_SUSPENDED = true;
GRANT ALL PRIVILEGES ON WAREHOUSE eppo_wh TO ROLE eppo_role;
CREATE NETWORK POLICY eppo ALLOWED_IP_LIST = ('192.0.2.1', '192.0.2.2');
CREATE TABLE assignments (subject VARCHAR NOT NULL, subject_attributes VARIANT);
SELECT payload:success::boolean AS success FROM login_events;`,
  redshift: `CREATE USER eppo_user PASSWORD '<password>' SYSLOG ACCESS RESTRICTED;
GRANT USAGE ON SCHEMA events TO eppo_user;
GRANT SELECT ON ALL TABLES IN SCHEMA events TO eppo_user;
CREATE SCHEMA IF NOT EXISTS eppo_output;
GRANT ALL ON SCHEMA eppo_output TO eppo_user;
ALTER DEFAULT PRIVILEGES IN SCHEMA events GRANT SELECT ON TABLES TO eppo_user;
SELECT DATEADD(day, 7, assigned_at) FROM assignments;`,
  bigquery: `CREATE SCHEMA IF NOT EXISTS eppo_output;
GRANT \`roles/bigquery.dataOwner\` ON SCHEMA eppo_output
TO 'serviceAccount:eppo@project.iam.gserviceaccount.com';
SELECT DATE(assigned_at) AS assigned_on FROM \`project.events.assignments\`;`,
  databricks: `CREATE CATALOG IF NOT EXISTS eppo_service_catalog;
CREATE SCHEMA IF NOT EXISTS eppo_service_catalog.eppo_output;
ALTER SCHEMA eppo_service_catalog.eppo_output OWNER TO \`Eppo Service Group\`;
GRANT USE CATALOG ON CATALOG analytics TO \`Eppo Service Group\`;
GRANT USE SCHEMA, SELECT ON SCHEMA analytics.events TO \`Eppo Service Group\`;
SELECT get_json_object(payload, '$.success') FROM analytics.events.login_events;`,
};

const dialectFaults: readonly [dialect: string, from: string, to: string][] = [
  ['snowflake', 'GRANT SELECT ON ALL TABLES', 'GRANT SELECTS ON ALL TABLES'],
  ['snowflake', 'TO USER eppo_user', 'TO eppo_user'],
  ['snowflake', 'AUTO_SUSPEND = 300', 'AUTO_SUSPEND 300'],
  ['snowflake', 'DEFAULT_ROLE = eppo_role', 'DEFAULT_ROL = eppo_role'],
  ['snowflake', 'FROM login_events', 'FORM login_events'],
  ['redshift', 'SYSLOG ACCESS RESTRICTED', 'SYSLOG RESTRICTED'],
  ['redshift', 'IN SCHEMA events TO', 'IN events TO'],
  ['redshift', 'GRANT ALL ON SCHEMA', 'GRAND ALL ON SCHEMA'],
  ['bigquery', 'ON SCHEMA eppo_output\nTO', 'ON SCHEMA eppo_output\nFOR'],
  ['bigquery', 'SELECT DATE(assigned_at)', 'SELECT DATE(assigned_at'],
  ['bigquery', 'CREATE SCHEMA IF NOT', 'CREATE SCHEMA IF'],
  ['databricks', 'USE CATALOG ON CATALOG', 'USAGE ON CATALOG'],
  ['databricks', 'OWNER TO', 'OWNED BY'],
  ['databricks', 'FROM analytics.events', 'FORM analytics.events'],
];

describe('warehouse dialects', () => {
  test.each(Object.entries(goodDialects))('%s: good statements pass', async (dialect, sql) => {
    expect(await said(sql, {meta: {dialect}})).toEqual([]);
  });

  test.each(dialectFaults)(
    '%s: `%s` written as `%s` is reported at its line',
    async (dialect, from, to) => {
      const sql = goodDialects[dialect] ?? '';
      expect(sql).toContain(from);
      const first = sql.slice(0, sql.indexOf(from)).split('\n').length;
      const lines = from.split('\n').length;
      const findings = await said(sql.replace(from, to), {meta: {dialect}});
      expect(findings.map((each) => Number(each.split(':')[0]))).toEqual([100 + first + lines - 1]);
    },
  );

  test('the folder of a warehouse page implies its dialect', async () => {
    const page = 'docs/data-management/connecting-dwh/snowflake.mdx';
    const outcome = await check('USE ROLE ACCOUNTADMIN', {page});
    expect(outcome).toMatchObject({status: 'parsed', against: 'snowflake'});
  });

  test('an unknown dialect is an error that lists the known ones', async () => {
    expect(await said('SELECT 1', {meta: {dialect: 'oracle'}})).toEqual([
      expect.stringContaining('write one of duckdb, snowflake, bigquery, redshift, databricks'),
    ]);
  });
});
