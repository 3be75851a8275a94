import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

const SITE = 'tests/fixtures/page-without-default-export';

/** Relative to the site. */
const CONFIG = 'docusaurus.config.ts';
const OUTPUT = '.cache/build-without-page';
const GENERATED = '../../../.cache/docusaurus-without-page';

test('a page module without a default export fails the build and is named', () => {
  const {status, stdout, stderr} = spawnSync(
    'npm',
    ['run', '--silent', 'build:site', '--', SITE, '--out-dir', OUTPUT, '--config', CONFIG],
    {encoding: 'utf8', env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED}},
  );
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain(
    "The page component at /no-default-export/ doesn't have a default export.",
  );
});
