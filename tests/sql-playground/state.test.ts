import {describe, expect, it} from 'vitest';
import type {Column, StatementResult} from '../../src/features/sql-playground/engine/answer.ts';
import {runsInBrowser} from '../../src/features/sql-playground/engine/runsInBrowser.ts';
import {barsOf} from '../../src/features/sql-playground/state/bars.ts';
import {playgroundLink, sqlOf, withHash} from '../../src/features/sql-playground/state/link.ts';
import {ownTable, tableName} from '../../src/features/sql-playground/state/ownTable.ts';

function resultOf(types: readonly string[], rows: (string | null)[][]): StatementResult {
  const columns: Column[] = types.map((type, index) => ({name: `c${index}`, type}));
  return {line: 1, columns, rows, hasMore: false, isQuery: true};
}

describe('a chart', () => {
  it('has bars of a label and the last number', () => {
    const chart = barsOf(
      resultOf(
        ['BIGINT', 'VARCHAR', 'DECIMAL(10,2)'],
        [
          ['1', 'a', '2.00'],
          ['2', 'b', '8.00'],
        ],
      ),
    );
    expect(chart).toEqual({
      label: 'c1',
      number: 'c2',
      bars: [
        {label: 'a', value: '2.00', share: 0.25},
        {label: 'b', value: '8.00', share: 1},
      ],
    });
  });

  it.each([
    ['one row', 'VARCHAR BIGINT', 'a 1'],
    ['no number', 'VARCHAR DATE', 'a 2025-03-01, b 2025-03-02'],
    ['no label', 'BIGINT', '1, 2'],
    ['a negative number', 'VARCHAR DOUBLE', 'a 1, b -1'],
    ['nothing but zero', 'VARCHAR DOUBLE', 'a 0, b 0'],
    ['an endless number', 'VARCHAR DOUBLE', 'a inf, b 1'],
    ['no number that can be read', 'VARCHAR DOUBLE', 'a nan, b 1'],
  ])('is not drawn for %s', (_, types, rows) => {
    const cells = rows.split(', ').map((row) => row.split(' '));
    expect(barsOf(resultOf(types.split(' '), cells))).toBeUndefined();
  });
});

describe('a link', () => {
  it('brings the SQL back', async () => {
    const sql = "SELECT 'ä 🎉'\nFROM t -- #&?";
    const link = (await playgroundLink(sql))!;
    expect(link).toMatch(/^\/data-management\/sql-playground\/#sql=1\.[\w-]+$/);
    expect(await sqlOf(new URL(link, 'https://a.example').hash)).toBe(sql);
  });

  it('holds nothing, or something that is broken', async () => {
    expect(await sqlOf('')).toBeUndefined();
    expect(await sqlOf('#limits')).toBeUndefined();
    expect(await sqlOf('#sql=1.???')).toBeNull();
  });

  it.each([
    ['takes the place of another', '#sql=1.a', '#sql=1.b', '#sql=1.b'],
    ['goes where there is nothing to hold', '#sql=1.a', '', ''],
    ['leaves the hash of a heading', '#limits', '', '#limits'],
  ])('%s', (_, hash, link, expected) => {
    const address = new URL(`https://a.example/sql/?lang=go${hash}`);
    expect(withHash(address, link)).toBe(`/sql/?lang=go${expected}`);
  });
});

describe('a file of the reader', () => {
  it.each([
    ['My orders.csv', 'my_orders'],
    ['2025-03.tsv', 't_2025_03'],
    ['Größe.csv', 'größe'],
    ['Gro\u0308ße.csv', 'größe'],
    ['订单.csv', '订单'],
    ['用户 2.csv', '用户_2'],
    ['my-orders_2.csv', 'my_orders_2'],
    ['"; DROP TABLE users.csv', 'drop_table_users'],
  ])('%j becomes the table %s', (file, table) => {
    expect(tableName(file)).toBe(table);
  });

  it('is refused with a reason when it is no table or too large', async () => {
    const large = new File([new Uint8Array(10_000_001)], 'a.csv');
    expect(await ownTable(new File(['PAR1'], 'a.parquet'))).toMatchObject({
      refusal: expect.stringContaining('only CSV') as unknown,
    });
    expect(await ownTable(large)).toMatchObject({
      refusal: expect.stringContaining('10 MB') as unknown,
    });
  });

  it.each(['latin1', 'utf16le'] as const)('is refused with what to do in %s', async (encoding) => {
    const content = Buffer.from('\uFEFFname\nMüller\n', encoding);
    expect(await ownTable(new File([content], 'a.csv'))).toEqual({
      refusal: 'a.csv is not UTF-8: in Excel, save it as “CSV UTF-8”.',
    });
  });

  it('is refused with a reason when it can no longer be read', async () => {
    const moved = new File(['id\n1\n'], 'a.csv');
    moved.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    expect(await ownTable(moved)).toMatchObject({
      refusal: expect.stringContaining('Add it again') as unknown,
    });
  });
});

describe('SQL of a page', () => {
  it.each([
    ['SELECT 1', true],
    ["SELECT a::JSON->>'b'", false],
    ['SELECT json_extract(a)', false],
  ])('%j runs in the browser: %s', (sql, runs) => {
    expect(runsInBrowser(sql)).toBe(runs);
  });
});
