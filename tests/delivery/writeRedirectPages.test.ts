import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeRedirectPages} from '../../src/features/delivery/writeRedirectPages.ts';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
});

afterEach(() => rmSync(outDir, {recursive: true}));

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

it('writes a page at the old address', () => {
  writeRedirectPages([{from: '/a/b/', to: '/c/'}], outDir, 'https://docs.example');
  expect(read('a/b/index.html')).toContain('url=/c/');
});

it('leaves a page that is there, as /A/ is for /a/ where case does not count', () => {
  mkdirSync(path.join(outDir, 'a'));
  writeFileSync(path.join(outDir, 'a/index.html'), 'the page');
  writeRedirectPages([{from: '/a/', to: '/A/'}], outDir, 'https://docs.example');
  expect(read('a/index.html')).toBe('the page');
});
