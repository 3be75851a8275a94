import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, expect, it, vi} from 'vitest';
import {isInstalled} from '../../packages/samples/languages/toolchains/command.ts';
import {findEngine} from '../../src/cli/browser/engines.ts';
import {findInPath} from '../../src/shared/findInPath.ts';

const root = mkdtempSync(path.join(tmpdir(), 'find-in-path-'));
const [first, second] = [path.join(root, 'first'), path.join(root, 'second')];
const PATH = [first, second].join(path.delimiter);

mkdirSync(path.join(first, 'firefox'), {recursive: true});
mkdirSync(second);
writeFileSync(path.join(second, 'firefox'), '');
chmodSync(path.join(second, 'firefox'), 0o755);
writeFileSync(path.join(second, 'notes'), '');

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(root, {recursive: true}));

it('finds a file that can be started, and passes over folders and other files', () => {
  expect(findInPath(['none', 'firefox'], PATH)).toBe(path.join(second, 'firefox'));
  expect(findInPath(['notes'], PATH)).toBeUndefined();
});

it('a folder is no installed command and no browser', () => {
  vi.stubEnv('PATH', first);
  expect(isInstalled('firefox')).toBe(false);
  expect(findEngine('firefox')).toBeUndefined();
  vi.stubEnv('PATH', PATH);
  expect(isInstalled('firefox')).toBe(true);
  expect(findEngine('firefox')).toBe(path.join(second, 'firefox'));
});
