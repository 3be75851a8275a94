import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {installThorough} from '../../src/cli/steps/installThorough.ts';

let folder: string;
let lines: string[];

const npmAnswers = (code: number) =>
  vi.fn(() => {
    mkdirSync(path.join(folder, 'node_modules'), {recursive: true});
    return Promise.resolve(code);
  });

const writeLock = (text: string) => writeFileSync(path.join(folder, 'package-lock.json'), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'thorough-'));
  writeLock('{"version": 1}');
  lines = [];
  const note = (line: string) => void lines.push(line);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
});

it('installs the packages once, and again when their lock file has changed', async () => {
  const npm = npmAnswers(0);
  expect(await installThorough(npm, folder)).toBe(true);
  expect(await installThorough(npm, folder)).toBe(true);
  expect(npm).toHaveBeenCalledOnce();
  expect(lines).toHaveLength(1);
  writeLock('{"version": 2}');
  expect(await installThorough(npm, folder)).toBe(true);
  expect(npm).toHaveBeenCalledTimes(2);
});

it('says in a line that they cannot be installed, and tries again the next time', async () => {
  const npm = npmAnswers(1);
  expect(await installThorough(npm, folder)).toBe(false);
  expect(lines.at(-1)).toContain('cannot be installed');
  expect(await installThorough(npm, folder)).toBe(false);
  expect(npm).toHaveBeenCalledTimes(2);
});
