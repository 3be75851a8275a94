import {mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {keepIn, keepLast, openKept} from '../../src/shared/build-cache/kept.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('computes once for the same inputs in the same surroundings', () => {
  let count = 0;
  const compute = (inputs: unknown, surroundings = 'now') =>
    keepIn(openKept(folder, surroundings))(inputs, () => (count += 1));
  expect([compute(['a']), compute(['a']), compute(['b']), compute(['a'], 'later')]).toEqual([
    1, 1, 2, 3,
  ]);
});

it('computes again what was kept in part only', () => {
  const keep = keepIn(openKept(folder, 'now'));
  keep(['a'], () => 'first');
  const own = path.join(folder, 'now');
  for (const name of readdirSync(own)) writeFileSync(path.join(own, name), '{"value": "fi');
  expect(keep(['a'], () => 'second')).toBe('second');
});

it('keeps of a large result the last one alone', () => {
  const kept = openKept(folder, 'now');
  let count = 0;
  const compute = (inputs: unknown) => keepLast(kept, 'index', inputs, () => (count += 1));
  expect(['a', 'a', 'b', 'a'].map(compute)).toEqual([1, 1, 2, 3]);
  expect(readdirSync(path.join(folder, 'now'))).toHaveLength(1);
});

it('forgets the surroundings that were left longest ago', () => {
  ['one', 'two', 'three'].forEach((name, index) => {
    openKept(folder, name);
    utimesSync(path.join(folder, name), index, index);
  });
  openKept(folder, 'one');
  openKept(folder, 'four');
  expect(readdirSync(folder).sort()).toEqual(['four', 'one', 'three']);
});
