import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';

const stale = (days: string): string =>
  execFileSync('node', ['--import', 'tsx', 'src/cli/stale.ts', `--days=${days}`], {
    encoding: 'utf8',
  });

it('pages that are long unchanged are listed with the day of their last change', () => {
  expect(stale('0')).toMatch(/^Not changed since .*:\n(?: {2}\d{4}-\d\d-\d\d docs\/.*\.mdx\n)+$/);
  expect(stale('36500')).toMatch(/^Every page changed since /);
});
