import {describe, expect, test} from 'vitest';
import {applyEdit} from '../../../languages/fault.ts';
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

/** Statements, and faults in their second line; how each dialect is read is tested with its reader. */
const dialects: readonly [dialect: string, sql: string, edit: string][] = [
  ['snowflake', 'USE ROLE accountadmin;\nGRANT ROLE eppo TO USER eppo_user;', 'TO [-USER -]eppo'],
  ['redshift', 'SELECT 1;\nGRANT USAGE ON SCHEMA events TO eppo_user;', 'GRAN[-T-]{+D+} USAGE'],
  ['bigquery', 'SELECT 1;\nSELECT DATE(assigned_at) FROM assignments;', 'assigned_at[-)-]'],
  ['databricks', 'SELECT 1;\nSELECT success FROM analytics.events;', 'F[-RO-]{+OR+}M'],
];

describe('warehouse dialects', () => {
  test.each(dialects)('%s: %j passes, and not with %s', async (dialect, sql, edit) => {
    expect(await said(sql, {meta: {dialect}})).toEqual([]);
    const findings = await said(applyEdit(sql, edit).code, {meta: {dialect}});
    expect(findings).toEqual([expect.stringMatching(/^102: /)]);
  });

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
