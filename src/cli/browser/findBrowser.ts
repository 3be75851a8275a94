import {accessSync, constants, statSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** Names a Chromium goes by in `PATH`, best first: without a window it opens pages in half the time. */
const NAMES =
  'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable chrome'.split(
    ' ',
  );

/** Places outside `PATH` where Chrome's installers put it. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutableFile(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Looks for the browser of the tests: the configured one, else Playwright's own, else one installed
 * on the machine.
 *
 * @returns the path of an executable, or undefined when there is none.
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
  const folders = PATH.split(path.delimiter).filter(Boolean);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [chromium.executablePath(), ...inPath, ...USUAL_PLACES].find((file) => isExecutable(file));
}
