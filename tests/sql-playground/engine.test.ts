import {expect, it, beforeAll, describe} from 'vitest';
import {EXAMPLES} from '../../src/features/sql-playground/examples.ts';
import {startEngine} from '../../packages/samples/sql/engine.ts';
import {answerOf, START_LIMIT_MS} from './engine.ts';
import {
  createDuckDB,
  NODE_RUNTIME,
  VoidLogger,
  type DuckDBBindings,
} from '@duckdb/duckdb-wasm/blocking';
import {instantiate} from '../../src/features/sql-playground/worker/instantiate.ts';

it('has examples that return rows', async () => {
  const database = await startEngine();
  for (const [name, sql] of Object.entries(EXAMPLES)) {
    const {problem, results} = answerOf(database, sql);
    expect(problem, name).toBeUndefined();
    expect(results[0]!.rows.length, name).toBeGreaterThan(0);
  }
});

/** Wants a function that DuckDB does not give it, so that the browser refuses an instance. */
const REFUSED = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x04, 0x01, 0x60, 0x00, 0x00, 0x02, 0x07,
  0x01, 0x01, 0x61, 0x01, 0x62, 0x00, 0x00,
]);

it('an engine that cannot be instantiated is not waited for', async () => {
  const bundle = {mainModule: '', mainWorker: ''};
  const database = await createDuckDB({mvp: bundle, eh: bundle}, new VoidLogger(), NODE_RUNTIME);
  const module = await WebAssembly.compile(REFUSED);
  await expect(instantiate(database, module)).rejects.toThrow(/Import #0/);
}, 10_000);

let database: DuckDBBindings;

beforeAll(async () => {
  database = await startEngine();
}, START_LIMIT_MS);

const run = (sql: string) => answerOf(database, sql);

describe('a statement', () => {
  it('returns names, types and values as DuckDB writes them', () => {
    const {results} = run(`SELECT 1.50::DECIMAL(10,2) AS amount, DATE '2025-03-01' AS day,
      [1, NULL] AS list, {'a': 'b'} AS pair, NULL AS nothing`);
    expect(results[0]).toMatchObject({
      line: 1,
      columns: [
        {name: 'amount', type: 'DECIMAL(10,2)'},
        {name: 'day', type: 'DATE'},
        {name: 'list', type: 'INTEGER[]'},
        {name: 'pair', type: 'STRUCT(a VARCHAR)'},
        {name: 'nothing', type: 'INTEGER'},
      ],
      rows: [['1.50', '2025-03-01', '[1, NULL]', "{'a': b}", null]],
      hasMore: false,
    });
  });

  it('keeps the order it asks for', () => {
    const {results} = run('SELECT range AS n FROM range(5000) ORDER BY hash(range)');
    const {results: sorted} = run('SELECT range AS n FROM range(5000) ORDER BY n DESC');
    expect(sorted[0]!.rows.map(([n]) => Number(n))).toEqual(
      Array.from({length: 5000}, (_, index) => 4999 - index),
    );
    expect(results[0]!.rows).not.toEqual(sorted[0]!.rows);
  });

  it.each([
    'SHOW TABLES',
    'SUMMARIZE users',
    'DESCRIBE users',
    'EXPLAIN SELECT 1',
    'FROM users',
    'VALUES (1)',
  ])('returns rows: %s', (sql) => {
    expect(run(sql)).toMatchObject({
      results: [{rows: expect.arrayContaining([expect.anything()]) as unknown}],
    });
  });

  it('returns at most 10,000 rows and says that there are more', () => {
    const {results} = run('FROM range(10001)');
    expect(results[0]!.rows).toHaveLength(10_000);
    expect(results[0]!.hasMore).toBe(true);
  });
});

describe('several statements', () => {
  it('are told apart by the semicolons outside of texts and comments', () => {
    const {results, problem} = run(
      "SELECT 'a;b'; -- c;\n\nSELECT $$;$$ /* ; */;;\n SELECT 'é;' AS é;",
    );
    expect(problem).toBeUndefined();
    expect(results.map(({line, rows}) => [line, rows[0]?.[0]])).toEqual([
      [1, 'a;b'],
      [3, ';'],
      [4, 'é;'],
    ]);
  });

  it('build on each other and leave nothing to the next run', () => {
    const sql =
      'CREATE TABLE t AS SELECT 1 AS a; INSERT INTO t VALUES (2); SELECT sum(a) AS s FROM t';
    expect(run(sql).results[2]!.rows).toEqual([['3']]);
    expect(run('BEGIN; DROP TABLE users; COMMIT; SHOW TABLES').problem).toBeUndefined();
    expect(run('SELECT count(*) FROM users').results[0]!.rows).toEqual([['12']]);
    expect(run('FROM t').problem?.message).toContain('t does not exist');
  });

  it('end at the first that fails, whose results before it stand', () => {
    const {results, problem} = run('SELECT 1;\nSELECT 2;\n  SELECT nope FROM users;\nSELECT 3');
    expect(results).toHaveLength(2);
    expect(problem).toMatchObject({line: 3, column: 10});
  });
});

describe('an error', () => {
  it.each([
    ['SELEC 1', 1, 1, /syntax error/],
    ["SELECT 'ä', nope\nFROM users", 1, 13, /"nope" not found/],
    ['SELECT *\nFROM user', 2, 6, /user does not exist! Did you mean "users"/],
    ["SELECT\n  'x'::INTEGER", 2, 6, /Could not convert/],
    ['SELECT 1 +', 1, 11, /end of input/],
  ])('of %j has its place and a reason', (sql, line, column, message) => {
    expect(run(sql).problem).toMatchObject({
      line,
      column,
      message: expect.stringMatching(message) as unknown,
    });
  });

  it.each([
    ["SELECT '{}'::JSON", /json extension, which is not part/],
    ["FROM 'orders.parquet'", /no files or addresses/],
    ["FROM read_csv('https://example.com/a.csv')", /no files or addresses/],
    ["COPY users TO 'users.csv'", /no files or addresses/],
    ["SET memory_limit='8GB'", /configuration has been locked/],
    ['SELECT list(range) FROM range(30000000)', /more memory/],
    ['LOAD json', /no files or addresses/],
  ])('of %j says what the playground cannot do', (sql, message) => {
    expect(run(sql).problem?.message).toMatch(message);
  });
});

describe('a template variable', () => {
  it('stands for a literal of the demo data', () => {
    const sql = "SELECT '{{analysis_start_timestamp}}' AS start, {{experiment_key}} AS key";
    expect(run(sql).results[0]!.rows).toEqual([['2025-03-01 00:00:00', '%']]);
  });

  it.each(['unknown', 'constructor', '__proto__'])('that nobody knows stays: %s', (name) => {
    const sql = `SELECT '{{ ${name} }}' AS text`;
    expect(run(sql).results[0]!.rows).toEqual([[`{{ ${name} }}`]]);
  });
});
