import {beforeAll, describe, expect, it} from 'vitest';
import {unlimited} from '../../src/features/mcp/guard.ts';
import {startInstalledParser} from '../../src/shared/sql/installedParser.ts';
import {contextOf, type Context} from '../../src/features/mcp/tool.ts';
import {checkSql} from '../../src/features/mcp/tools/checkSql.ts';
import {smallDocs} from './smallDocs.ts';

let context: Context;

beforeAll(async () => {
  context = contextOf(await smallDocs(), unlimited, startInstalledParser);
});

const check = (warehouse: string, sql: string) => checkSql.run({sql, warehouse}, context);

describe('SQL of another warehouse', () => {
  it.each([
    ['bigquery', 'select "user_id" from "events"."a"', 'column 23: "events" is text here'],
    ['bigquery', 'select a as "user_id" from b', '"user_id" is text here, not a name'],
    ['databricks', 'select a from "events"', '(a name that needs quotes stands in back quotes)'],
    ['snowflake', 'select a,\n  `b` from c', 'line 2, column 3: back quotes mean nothing here'],
    ['redshift', 'select `a` from b', 'back quotes mean nothing here'],
    ['bigquery', 'select payload:plan::string from a', 'no path with a colon here'],
    ['bigquery', 'select user_id::string from a', 'no `::` here (write CAST(… AS …))'],
    [
      'bigquery',
      "select current_timestamp - interval '1 day'",
      "the unit stands inside of the quotes of '1 day'",
    ],
  ])('is refused by %s: %s', async (warehouse, sql, words) => {
    const text = await check(warehouse, sql);
    expect(text).toMatch(/^This cannot be read as SQL for/);
    expect(text).toContain(words);
  });

  it.each([
    ['snowflake', 'select "user_id", payload:plan::string from "events"."a"'],
    ['redshift', `select "user_id"::varchar, getdate() - interval '1 day' from "a"`],
    ['bigquery', 'select `user_id`, \':a::b\' from `p.events.a` -- "a"."b"'],
    ['bigquery', 'select d - interval 1 day from a'],
    ['databricks', "select payload:plan::string, current_date - interval '1 day' from `a`"],
  ])('passes where it belongs, in %s: %s', async (warehouse, sql) => {
    expect(await check(warehouse, sql)).toMatch(/^No mistake was found for .*\. The parser lets/);
  });

  it.each(['bigquery', 'databricks'])('may be text where a name was meant, in %s', async (name) => {
    expect(await check(name, 'select "user_id" from a where "user_id" <> ""')).toContain(
      `found for ${name}. Double quotes hold text there, the same in every row: \`"user_id"\`.`,
    );
  });
});
