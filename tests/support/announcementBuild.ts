import {execFileSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';

const FOLDER = '.cache/build-announcement';

/** Id of the announcement in the build made here. */
export const ANNOUNCEMENT_ID = 'first-announcement';

/** What the announcement says. */
export const ANNOUNCEMENT_TEXT = 'Read how every sample is checked.';

/**
 * Builds the site once more, with an announcement bar, unless that was done after the last build.
 *
 * @returns the folder of the build.
 */
export function buildWithAnnouncement(): string {
  const home = `${FOLDER}/index.html`;
  if (!existsSync(home) || statSync(home).mtimeMs < statSync('build/index.html').mtimeMs) {
    execFileSync('npm', ['run', '--silent', 'build:site', '--', '--out-dir', FOLDER], {
      env: {
        ...process.env,
        DOCS_TEST_BROWSER: '',
        DOCS_ANNOUNCEMENT_ID: ANNOUNCEMENT_ID,
        DOCS_ANNOUNCEMENT_CONTENT: ANNOUNCEMENT_TEXT,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-announcement',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return FOLDER;
}
