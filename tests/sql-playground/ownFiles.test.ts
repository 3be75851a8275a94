import {beforeAll, describe, expect, it} from 'vitest';
import type {DuckDBBindings} from '@duckdb/duckdb-wasm/blocking';
import {
  openTables,
  type OwnTable,
  ownProblem,
} from '../../src/features/sql-playground/engine/openTables.ts';
import {runSql} from '../../src/features/sql-playground/engine/runSql.ts';
import {ownTable} from '../../src/features/sql-playground/state/ownTable.ts';
import {demoFiles, startEngine} from '../../packages/samples/sql/engine.ts';
import {START_LIMIT_MS} from './engine.ts';
import {createOwnFiles} from '../../src/features/sql-playground/state/ownFiles.ts';

let database: DuckDBBindings;

beforeAll(async () => {
  database = await startEngine();
}, START_LIMIT_MS);

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

/** The reader's files beside an engine that tells what it was given. */
function setUp() {
  const given: string[][] = [];
  let tell: (tables: ReadonlyMap<string, OwnTable>) => void = () => undefined;
  const own = createOwnFiles({
    setFiles: (files, onOpened) => {
      given.push(files.map(({name}) => name));
      tell = onOpened;
    },
  });
  const refuse = (...names: string[]) =>
    tell(new Map(names.map((name) => [name, {problem: 'no rows'}])));
  return {own, given, refuse};
}

const csv = (name: string) => new File(['id\n1\n'], name);

/** A file that is read once the returned function is called. */
function slowCsv(name: string) {
  const file = csv(name);
  let finish = () => {};
  const content = new Promise<ArrayBuffer>(
    (resolve) => (finish = () => resolve(new ArrayBuffer())),
  );
  file.arrayBuffer = () => content;
  return {file, finish: () => finish()};
}

const shown = ({own}: ReturnType<typeof setUp>) =>
  [...own.get().tables.values()].map(({file}) => file);

describe('files of the reader', () => {
  it('that are added while others are read stand beside them', async () => {
    const all = setUp();
    const {file, finish} = slowCsv('slow.csv');
    const first = all.own.add([file]);
    await all.own.add([csv('fast.csv')]);
    finish();
    await first;
    expect(shown(all)).toEqual(['fast.csv', 'slow.csv']);
    expect(all.given.at(-1)).toEqual(['own_fast.csv', 'own_slow.csv']);
  });

  it('are replaced by a corrected one, of which nothing is said before it is read', async () => {
    const all = setUp();
    await all.own.add([csv('a.csv'), csv('b.csv')]);
    all.refuse('own_a.csv', 'own_b.csv');
    await all.own.add([csv('A.csv')]);
    expect(shown(all)).toEqual(['A.csv', 'b.csv']);
    expect([...all.own.get().opened.keys()]).toEqual(['own_b.csv']);
  });

  it('that are refused leave the engine alone, and the tables that are there', async () => {
    const all = setUp();
    await all.own.add([csv('a.csv')]);
    await all.own.add([csv('a.parquet')]);
    expect(all.given).toHaveLength(1);
    expect(shown(all)).toEqual(['a.csv']);
    expect([...all.own.get().refusals.keys()]).toEqual(['a.parquet']);
  });

  it('do not take the table of another file without a word', async () => {
    const all = setUp();
    await all.own.add([
      csv('my orders.csv'),
      csv('my-orders.csv'),
      csv('订单.csv'),
      csv('用户.csv'),
    ]);
    expect(shown(all)).toEqual(['my orders.csv', '订单.csv', '用户.csv']);
    expect(all.own.get().refusals.get('my-orders.csv')).toBe(
      'my-orders.csv would be the same table as my orders.csv: rename one of the two.',
    );
  });

  it('tell whoever shows them, until they no longer do', async () => {
    const {own} = setUp();
    let told = 0;
    const stop = own.subscribe(() => (told += 1));
    await own.add([csv('a.csv')]);
    stop();
    await own.add([csv('b.csv')]);
    expect(told).toBe(1);
  });
});
