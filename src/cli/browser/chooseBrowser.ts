/** What the machine offers, as `findBrowser` found it. */
export interface BrowserFacts {
  /** Value of `DOCS_TEST_BROWSER`. */
  configured: string | undefined;
  /** Where Playwright keeps its own Chromium. */
  playwrightPath: string;
  /** Executables found by name in `PATH` or at their usual places, best first. */
  installed: readonly string[];
  isExecutable: (path: string) => boolean;
}

/** Names a Chromium goes by in `PATH`, best first. */
export const browserNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
] as const;

/** Places outside `PATH` where Chrome's installers put it. */
export const usualPlaces = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
] as const;

/**
 * Chooses the browser of the tests: the configured one, else Playwright's own, else one installed
 * on the machine.
 *
 * @returns the executable's path, or undefined when there is none.
 * @throws Error when `DOCS_TEST_BROWSER` names no executable: falling back would hide the mistake.
 */
export function chooseBrowser(facts: BrowserFacts): string | undefined {
  if (facts.configured) {
    if (!facts.isExecutable(facts.configured)) {
      throw new Error(
        `DOCS_TEST_BROWSER is ${facts.configured}, which is no executable file. ` +
          'Write the path of a Chromium or Chrome, or leave it empty.',
      );
    }
    return facts.configured;
  }
  return [facts.playwrightPath, ...facts.installed].find(facts.isExecutable);
}
