import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeRedirectPages} from '../../src/features/delivery/index.ts';

it('leaves a page that is there, as /A/ is for /a/ where case does not count', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  const file = path.join(outDir, 'a/index.html');
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'the page');
  writeRedirectPages([{from: '/a/', to: '/A/'}], outDir, 'https://docs.example');
  expect(readFileSync(file, 'utf8')).toBe('the page');
  rmSync(outDir, {recursive: true});
});
