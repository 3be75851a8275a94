import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {isBuildStale} from '../../src/cli/steps/isBuildStale.ts';

const SOURCES_AT = new Date('2026-01-01');
const BUILT_AT = new Date('2026-01-02');
const LATER = new Date('2026-01-03');

let root: string;

function write(file: string, time: Date): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, '');
  utimesSync(full, time, time);
}

function touch(file: string, time: Date): void {
  utimesSync(path.join(root, file), time, time);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  write('docs/sdks/keys.mdx', SOURCES_AT);
  write('docs/sdks/old.mdx', SOURCES_AT);
  write('src/theme/Root.tsx', SOURCES_AT);
  write('src/cli/serve.ts', SOURCES_AT);
  write('packages/samples/tests/unit/run.test.ts', SOURCES_AT);
  write('docusaurus.config.ts', SOURCES_AT);
  write('build/index.html', BUILT_AT);
  for (const folder of ['docs', 'docs/sdks', 'src', 'src/theme', 'src/cli', 'packages/samples']) {
    touch(folder, SOURCES_AT);
  }
});

afterEach(() => {
  rmSync(root, {recursive: true});
});

describe('isBuildStale', () => {
  it('keeps a build that is newer than its sources', () => {
    expect(isBuildStale(root)).toBe(false);
  });

  it('sees that there is no build', () => {
    rmSync(path.join(root, 'build'), {recursive: true});
    expect(isBuildStale(root)).toBe(true);
  });

  it.each([
    'docs/sdks/keys.mdx',
    'src/theme/Root.tsx',
    'docusaurus.config.ts',
    'package.json',
    'docs/sdks/samples.lock',
  ])('sees a change of %s', (file) => {
    write(file, LATER);
    expect(isBuildStale(root)).toBe(true);
  });

  it('sees that a page was deleted', () => {
    rmSync(path.join(root, 'docs/sdks/old.mdx'));
    expect(isBuildStale(root)).toBe(true);
  });

  it('sees a change of what another build is made from besides', () => {
    write('small/index.html', BUILT_AT);
    write('fixtures/site/page.mdx', LATER);
    expect(isBuildStale(root, 'small')).toBe(false);
    expect(isBuildStale(root, 'small', ['fixtures/**'])).toBe(true);
  });

  it.each(['src/cli/serve.ts', 'packages/samples/tests/unit/run.test.ts'])(
    'does not rebuild for a change of %s, which shows on no page',
    (file) => {
      touch(file, LATER);
      expect(isBuildStale(root)).toBe(false);
    },
  );
});
