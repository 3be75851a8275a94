import {chromium} from '@playwright/test';
import {findInPath, isExecutableFile} from '../../shared/findInPath.ts';

/** Names that a Chromium as readers have it goes by in `PATH`, best first. */
const WHOLE = 'chromium chromium-browser google-chrome google-chrome-stable chrome'.split(' ');

/** One without a window opens pages in half the time. */
const WITHOUT_WINDOW = 'chromium-headless-shell';

/** Places outside `PATH` where Chrome's installers put it. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function search(
  names: readonly string[],
  PATH: string,
  isExecutable: (file: string) => boolean,
): string | undefined {
  const own = chromium.executablePath();
  return isExecutable(own)
    ? own
    : (findInPath(names, PATH, isExecutable) ?? USUAL_PLACES.find((file) => isExecutable(file)));
}

/**
 * Looks for a Chromium as readers have it: one without a window keeps no pages for the way back.
 */
export function findWholeBrowser({PATH = ''} = process.env): string | undefined {
  return search(WHOLE, PATH, isExecutableFile);
}

/**
 * Looks for the browser of the tests: the configured one, else Playwright's own, else one installed
 * on the machine.
 *
 * @throws Error when `DOCS_TEST_BROWSER` names no executable: falling back would hide the mistake.
 */
export function findBrowser(
  {DOCS_TEST_BROWSER: configured, PATH = ''} = process.env,
  isExecutable = isExecutableFile,
): string | undefined {
  if (configured) {
    if (!isExecutable(configured)) {
      throw new Error(
        `DOCS_TEST_BROWSER is ${configured}, which is no executable file. ` +
          'Write the path of a Chromium or Chrome, or leave it empty.',
      );
    }
    return configured;
  }
  return search([WITHOUT_WINDOW, ...WHOLE], PATH, isExecutable);
}
