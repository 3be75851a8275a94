import {beforeAll, expect, it} from 'vitest';
import type {DuckDBBindings} from '@duckdb/duckdb-wasm/blocking';
import {openTables} from '../../src/features/sql-playground/engine/openTables.ts';
import {runSql} from '../../src/features/sql-playground/engine/runSql.ts';
import {demoFiles, startEngine} from '../../packages/samples/sql/engine.ts';
import {casesOf} from '../support/thoroughly.ts';
import {sequence} from '../support/sequence.ts';
import {answerOf, START_LIMIT_MS} from './engine.ts';

const COUNT = casesOf(500);

/** Parts of texts that may leave something behind. */
const RE_CHANGES = /ATTACH|BEGIN|DROP|USE main/;

const PARTS = `
SELECT ¦ FROM ¦ users ¦ purchases ¦ WHERE ¦ user_id ¦ * ¦ ( ¦ ) ¦ , ¦ ; ¦ ' ¦ " ¦ '' ¦ $$
-- ¦ /* ¦ */ ¦ 1 ¦ -1e400 ¦ 0/0 ¦ NULL ¦ GROUP BY ALL ¦ ORDER BY 1 ¦ WITH t AS ¦ UNION ALL
JOIN ¦ LIMIT 3 ¦ ::INTEGER ¦ ::DATE ¦ ::JSON ¦ '2025-13-45' ¦ DROP TABLE users ¦ BEGIN
COMMIT ¦ ROLLBACK ¦ SET threads=9 ¦ PRAGMA version ¦ USE main ¦ 名前 ¦ 🎉 ¦ \u0000 ¦ \u2028
é ¦ \\ ¦ {{experiment_key}} ¦ {{unknown}} ¦ ? ¦ $1 ¦ @ ¦ count(*) ¦ range(9)
read_csv('a.csv') ¦ ATTACH ¦ EXPLAIN ¦ DESCRIBE ¦ list(user_id) ¦ OVER ()
`
  .trim()
  .split(/ ¦ |\n/);

/** The same texts on every machine. */
function* texts(): Generator<string> {
  const random = sequence(7);
  const next = (below: number): number => Math.floor(random() * below);
  for (let index = 0; index < COUNT; index += 1) {
    const length = 1 + next(12);
    yield Array.from({length}, () => PARTS[next(PARTS.length)]).join(' ');
  }
}

let database: DuckDBBindings;

beforeAll(async () => {
  database = await startEngine();
}, START_LIMIT_MS);

it(
  `answers any of ${COUNT} texts with results or a reason, and goes on`,
  {timeout: 300_000},
  () => {
    let wrong = 0;
    let connection = openTables(database, demoFiles());
    for (const text of texts()) {
      const {problem, results} = runSql(database, connection, text);
      // Filling the tables takes longer than most texts, which leave them alone.
      if (RE_CHANGES.test(text)) connection = openTables(database, demoFiles());
      expect(problem ? problem.message : results, text).not.toBe('');
      if (problem) {
        wrong += 1;
        expect(problem.line, text).toBeGreaterThan(0);
        expect(problem.line, text).toBeLessThanOrEqual(text.split('\n').length);
      }
    }
    expect(wrong).toBeGreaterThan(COUNT / 5);
    expect(wrong).toBeLessThan(COUNT);
    expect(answerOf(database, 'SELECT count(*) AS n FROM users').results[0]!.rows).toEqual([
      ['12'],
    ]);
  },
);
