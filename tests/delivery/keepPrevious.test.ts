import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {keepPrevious, KEPT_DAYS} from '../../src/features/delivery/keepPrevious.ts';

const DAY = 24 * 60 * 60 * 1000;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Makes a build with some hashed files, each with the name of the build as its text. */
function build(name: string, ...files: string[]): string {
  const root = path.join(folder, name);
  mkdirSync(path.join(root, 'assets/js'), {recursive: true});
  files.forEach((file) => writeFileSync(path.join(root, 'assets/js', file), name));
  return root;
}

const has = (root: string, file: string) => existsSync(path.join(root, 'assets/js', file));

it('keeps the files of the published build, and leaves those of the new one alone', () => {
  const [old, next] = [build('old', 'main.1.js', 'same.js'), build('next', 'main.2.js', 'same.js')];
  expect(keepPrevious(old, next)).toBe(1);
  expect(has(next, 'main.1.js')).toBe(true);
  expect(readFileSync(path.join(next, 'assets/js/same.js'), 'utf8')).toBe('next');
});

it('keeps a file for the days that are promised, from its last deploy, and no longer', () => {
  const [first, second, third, fourth] = [
    build('first', 'main.1.js'),
    build('second', 'main.2.js'),
    build('third', 'main.3.js'),
    build('fourth', 'main.4.js'),
  ];
  keepPrevious(first, second, 0);
  keepPrevious(second, third, KEPT_DAYS * DAY);
  expect([has(third, 'main.1.js'), has(third, 'main.2.js')]).toEqual([true, true]);
  keepPrevious(third, fourth, KEPT_DAYS * DAY + 1);
  expect([has(fourth, 'main.1.js'), has(fourth, 'main.2.js')]).toEqual([false, true]);
  // Browsers keep what is below assets for a year, so nothing there may change.
  expect(readdirSync(path.join(fourth, 'assets'))).toEqual(['js']);
});

it('says what is wrong with a folder that has no build', () => {
  const next = build('next');
  expect(() => keepPrevious(path.join(folder, 'none'), next)).toThrow(
    'none has no folder "assets"',
  );
});
