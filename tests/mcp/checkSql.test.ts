import {beforeAll, describe, expect, it} from 'vitest';
import {unlimited} from '../../src/features/mcp/refusal.ts';
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

describe('forms of one warehouse', () => {
  it.each([
    ['snowflake', 'select util.to_f(t) as f from weather'],
    ['snowflake', 'select * from table(information_schema.query_history(result_limit => 100))'],
    ['snowflake', 'select v:a::variant as a, from t where b is not distinct from c and d rlike $1'],
    ['snowflake', 'create table t (a variant, b timestamp_ntz, c number(38, 0))'],
    ['redshift', "select listagg(e, ', ') within group (order by q) from t where a like '%' + b"],
    ['redshift', 'select top 10 trim(x) as table from t'],
    ['redshift', 'create user u password \'x\'; create schema """a"; select "x""y" from t'],
    ['bigquery', 'select array_agg(a order by b limit 1)[offset(0)] from t group by all'],
    [
      'bigquery',
      `# it's a comment; with a::b\nselect '''a; b''', "it\\"s", cast(a as float64) from t`,
    ],
    ['bigquery', 'grant `roles/bigquery.dataViewer` on schema a to "group:a@b.c", "user:d@b.c"'],
    [
      'databricks',
      'select * from e left anti join b on e.id = b.id lateral view explode(c) d as f',
    ],
    ['databricks', "select count(*) filter (where a) from read_files('b', format => 'json')"],
    ['databricks', 'select d + interval 30 days, window(e, "1 day") from t'],
  ])('are read, in %s: %s', async (warehouse, sql) => {
    expect(await check(warehouse, sql)).toMatch(/^No mistake was found/);
  });

  it.each([
    [
      'snowflake',
      'select db.checks.empty(select a from b)',
      'column 24: the parser stops at `select`',
    ],
    ['databricks', 'with recursive a max recursion level 9 as (select 1) select * from a', '`max`'],
    [
      'snowflake',
      'grant apply masking policy on account to role a',
      'column 7: syntax error at `apply`',
    ],
    ['bigquery', 'begin\n  select 1;\n  if a then select 2; end if;\nend', 'reads `BEGIN … END`'],
    ['redshift', `select ${'('.repeat(40)}1${')'.repeat(40)}`, 'nested so deep'],
    ['redshift', `select ${'a.'.repeat(20_000)}a`, 'nested so deep'],
    ['redshift', `grant select on ${'a, '.repeat(30_000)}a to b`, 'of this length'],
  ])(
    'that the parser does not know are no mistakes, in %s (case %#)',
    async (warehouse, sql, words) => {
      const text = await check(warehouse, sql);
      expect(text).toMatch(/^Our parser does not know/);
      expect(text).toContain(words);
    },
  );
});

describe('a mistake', () => {
  it.each([
    [
      "\nselect '{{experiment_kye}}'",
      'line 2: `{{experiment_kye}}` is no template variable; did you mean `experiment_key`?',
    ],
    [
      'select a\nform b where c',
      'line 2, column 1: `form` does not fit here (did you mean `FROM`?)',
    ],
    ['select count(a from b', 'line 1, column 16: `)` is missing'],
    ['select a from b where c in (1, 2', '`)` is missing at the end'],
    ['select a from b) where c', 'column 16: there is one `)` too many'],
    ['select a,, b from c', 'there is one `,` too many'],
    ['select a from b where', 'column 17: the statement ends after `where`'],
    ['select 1 from a select 2', 'column 17: `;` is missing'],
    ["select 'a from b", "column 8: nothing closes '"],
    ['select sum(a) as gs-credits from b', 'the name `gs` cannot go on with a hyphen'],
    [
      'grant selects on table a to role b',
      'column 7: syntax error at `selects` (did you mean `SELECT`?)',
    ],
    ["select '🎉🎉' form b where c", 'column 15: `form`'],
    ['selec 1', 'column 1: `selec` does not fit here (did you mean `SELECT`?)'],
  ])('is named with its place and what was expected: %s', async (sql, words) => {
    const text = await check('snowflake', sql);
    expect(text).toMatch(/^This cannot be read as SQL for snowflake/);
    expect(text).toContain(words);
  });

  it('is a comma before FROM only where the list of columns cannot end with one', async () => {
    const sql = 'select a, from t';
    expect(await check('redshift', sql)).toContain('column 9: a comma ends the list of columns');
    expect(await check('databricks', sql)).toContain('column 9: a comma ends the list of columns');
    expect(await check('bigquery', sql)).toMatch(/^No mistake/);
    expect(await check('snowflake', sql)).toMatch(/^No mistake/);
  });
});
