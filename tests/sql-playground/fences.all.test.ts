import {beforeAll, expect, it} from 'vitest';
import type {DuckDBBindings} from '@duckdb/duckdb-wasm/blocking';
import {startEngine} from '../../packages/samples/sql/engine.ts';
import {answerOf, START_LIMIT_MS} from './engine.ts';
import {differenceOf, executedFences} from './fences.ts';

let database: DuckDBBindings;

beforeAll(async () => {
  database = await startEngine();
}, START_LIMIT_MS);

const fences = executedFences();

it('meets the SQL of many pages', () => {
  expect(fences.length).toBeGreaterThan(40);
});

it.each(fences.map((fence) => [fence.id, fence] as const))(
  'runs %s as its page shows',
  (_, fence) => {
    const {results, problem} = answerOf(database, fence.code);
    expect(problem).toBeUndefined();
    const last = results.at(-1)!;
    const columns = last.columns.map(({name}) => name);
    expect(differenceOf(fence, {columns, rows: last.rows.map((row) => [...row])})).toBeUndefined();
  },
);
