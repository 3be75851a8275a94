import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {hasFullHistory} from '../../src/site/history.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
afterAll(() => rmSync(folder, {recursive: true}));

const origin = path.join(folder, 'origin');

function git(...parameters: string[]): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...author, ...parameters], {cwd: folder, stdio: 'ignore'});
}

it('dates are known from a full history only', () => {
  expect(hasFullHistory(folder)).toBe(false);
  git('init', origin);
  expect(hasFullHistory(origin)).toBe(false);
  git('-C', origin, 'commit', '--allow-empty', '-m', 'One');
  git('-C', origin, 'commit', '--allow-empty', '-m', 'Two');
  expect(hasFullHistory(origin)).toBe(true);
  git('clone', '--depth=1', `file://${origin}`, 'shallow');
  expect(hasFullHistory(path.join(folder, 'shallow'))).toBe(false);
});
