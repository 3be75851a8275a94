import {execFileSync} from 'node:child_process';
import {isBuildStale} from '../../src/cli/steps/isBuildStale.ts';

const CONFIG = 'tests/fixtures/site/docusaurus.config.ts';

/** Folder of the built small site. */
export const SMALL_SITE = '.cache/build-small-site';

/** The announcement of the small site. */
export const announcement = {
  id: 'first-announcement',
  html: 'Read <a href="/guide/second/">how every sample is checked</a>.',
  text: 'Read how every sample is checked.',
  backgroundColor: '#204020',
  textColor: '#fffff0',
} as const;

/**
 * Builds the small site, which is configured differently from the documentation but uses its
 * theme, unless its build is newer than its sources.
 *
 * @throws Error with the output of the build when it fails.
 */
export function buildSmallSite(): void {
  if (!isBuildStale(process.cwd(), SMALL_SITE, ['tests/fixtures/site{,/**}'])) {
    return;
  }
  const build = [
    'run',
    '--silent',
    'build:site',
    '--',
    '--config',
    CONFIG,
    '--out-dir',
    SMALL_SITE,
  ];
  execFileSync('npm', build, {
    env: {
      ...process.env,
      DOCS_TEST_BROWSER: '',
      DOCS_ANNOUNCEMENT_ID: announcement.id,
      DOCS_ANNOUNCEMENT_CONTENT: announcement.html,
      DOCS_ANNOUNCEMENT_BACKGROUND: announcement.backgroundColor,
      DOCS_ANNOUNCEMENT_TEXT_COLOR: announcement.textColor,
      DOCS_KATEX_STYLESHEET: 'cdn',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-small-site',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
