import {beforeAll, describe, expect, it} from 'vitest';
import type {DuckDBBindings} from '@duckdb/duckdb-wasm/blocking';
import {openTables, type OwnTable} from '../../src/features/sql-playground/engine/openTables.ts';
import {ownProblem} from '../../src/features/sql-playground/engine/ownProblem.ts';
import {runSql} from '../../src/features/sql-playground/engine/runSql.ts';
import {ownTable} from '../../src/features/sql-playground/state/ownTable.ts';
import {demoFiles, startEngine} from '../../packages/samples/sql/engine.ts';
import {START_LIMIT_MS} from './engine.ts';

let database: DuckDBBindings;

beforeAll(async () => {
  database = await startEngine();
}, START_LIMIT_MS);

/** Opens the engine with a file of the reader. */
async function open(name: string, content: string) {
  const file = await ownTable(new File([content], name));
  if ('refusal' in file) throw new Error(file.refusal);
  const told: OwnTable[] = [];
  const connection = openTables(database, demoFiles(), [file], (_, table) => told.push(table));
  return {table: told[0]!, run: (sql: string) => runSql(database, connection, sql)};
}

describe('a file of the reader', () => {
  it('has columns with types, so that what was read as text or as a date is seen', async () => {
    const {table} = await open('a.csv', 'day;amount;n\n03/04/2025;1,50;2\n');
    expect(table).toEqual({
      columns: [
        {name: 'day', type: 'DATE'},
        {name: 'amount', type: 'VARCHAR'},
        {name: 'n', type: 'BIGINT'},
      ],
    });
  });

  it.each(['subjects', 'users', 'order', 'größe_订单'])('can be called %s', async (name) => {
    const {table, run} = await open(`${name}.csv`, 'mine\n7\n');
    expect(table).toMatchObject({columns: [{name: 'mine'}]});
    expect(run(`FROM "${name}"`).results[0]?.rows).toEqual([['7']]);
  });

  it('may hold a text after thousands of numbers', async () => {
    const {table} = await open('a.csv', `a\n${'1\n'.repeat(30_000)}x\n`);
    expect(table).toEqual({columns: [{name: 'a', type: 'VARCHAR'}]});
  });

  it('that cannot be read says why in a line, without the row', () => {
    const error = new Error(
      'Invalid Input Error: CSV Error on Line: 9\nOriginal Line: 1,2,3\nExpected Number of ' +
        'Columns: 2 Found: 3\nPossible fixes:\n* Enable null padding',
    );
    expect(ownProblem(error)).toBe(
      'Invalid Input Error: CSV Error on Line: 9. Expected Number of Columns: 2 Found: 3',
    );
    expect(ownProblem(new Error(`${'a'.repeat(500)}\n`)).length).toBeLessThanOrEqual(200);
  });
});
