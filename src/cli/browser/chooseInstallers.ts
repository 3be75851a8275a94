type Command = readonly [string, ...string[]];

interface MachineFacts {
  /** Content of `/etc/os-release`; empty on other systems. */
  osRelease: string;
  isRoot: boolean;
}

export interface Installer {
  name: string;
  commands: readonly Command[];
}

/** Debian's Chromium without a window. */
const BROWSER = 'chromium-headless-shell';

/** What to do when no installer worked. */
export const NO_BROWSER =
  'The browser tests need Chromium and none could be installed. Install Chromium or Chrome ' +
  '("npx playwright install chromium", or "apt-get install chromium" on Debian), or name its ' +
  'executable in DOCS_TEST_BROWSER.';

function isDebianFamily(osRelease: string): boolean {
  return /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(osRelease);
}

/** Returns the ways to install a browser on this machine, in the order to try them. */
export function chooseInstallers({osRelease, isRoot}: MachineFacts): Installer[] {
  const download: Installer = {
    name: "Playwright's download",
    commands: [['npx', 'playwright', 'install', 'chromium']],
  };
  const aptPackage: Installer = {
    name: `the package ${BROWSER}`,
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', BROWSER],
    ],
  };
  return isRoot && isDebianFamily(osRelease) ? [download, aptPackage] : [download];
}
