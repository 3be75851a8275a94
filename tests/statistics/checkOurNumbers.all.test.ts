import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const PAGE = readFileSync('docs/statistics/check-our-numbers.mdx', 'utf8');

/** The code of the fence in a language. */
function fence(language: string): string {
  const found = new RegExp(`^\`\`\`${language}\\b.*\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(PAGE)?.[1];
  if (found === undefined) throw new Error(`The page has no ${language}.`);
  return found;
}

const isInstalled = (command: string): boolean => {
  return spawnSync(command, ['--version'], {stdio: 'ignore'}).status === 0;
};

// The check of samples runs the SQL, and Python, too, whose lines are compared here.
describe('the scripts that recompute a result', () => {
  it.skipIf(!isInstalled('Rscript'))('in R print the lines of the page', () => {
    expect(execFileSync('Rscript', ['-e', fence('r')], {encoding: 'utf8'})).toBe(fence('text'));
  });

  it.skipIf(!isInstalled('python3'))('in Python print the lines of the page', () => {
    expect(execFileSync('python3', ['-c', fence('python')], {encoding: 'utf8'})).toBe(
      fence('text'),
    );
  });
});
