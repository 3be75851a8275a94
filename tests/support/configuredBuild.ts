import {execFileSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';

/** Where the build with settings is. */
export const CONFIGURED_BUILD = '.cache/build-configured';

/** Settings of the build: everything that an empty environment leaves out. Ids lead nowhere. */
export const CONFIGURED = {
  DOCS_ANNOUNCEMENT_ID: 'first-announcement',
  DOCS_ANNOUNCEMENT_CONTENT: 'Read how every sample is checked.',
  DOCS_GTAG_ID: 'G-DOCSTEST01',
  DOCS_CLARITY_ID: 'docstest01',
  DOCS_RUDDERSTACK_WRITE_KEY: 'docs-test-write-key',
  DOCS_RUDDERSTACK_URL: 'https://data-plane.invalid',
} as const;

/** Builds the site once more, with settings, unless that was done after the last build. */
export function buildConfigured(): void {
  const home = `${CONFIGURED_BUILD}/index.html`;
  if (!existsSync(home) || statSync(home).mtimeMs < statSync('build/index.html').mtimeMs) {
    execFileSync('npm', ['run', '--silent', 'build:site', '--', '--out-dir', CONFIGURED_BUILD], {
      env: {
        ...process.env,
        ...CONFIGURED,
        DOCS_TEST_BROWSER: '',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-configured',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}
