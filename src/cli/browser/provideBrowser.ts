import {existsSync, readFileSync} from 'node:fs';
import {runCommand} from '../steps/runCommand.ts';
import {findBrowser} from './findBrowser.ts';

type Command = readonly [string, ...string[]];

interface MachineFacts {
  /** Content of `/etc/os-release`; empty on other systems. */
  osRelease: string;
  isRoot: boolean;
}

interface Installer {
  name: string;
  commands: readonly Command[];
}

/** Debian's Chromium without a window. */
const BROWSER = 'chromium-headless-shell';

/** What to do when no installer worked. */
const NO_BROWSER =
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

const OS_RELEASE = '/etc/os-release';

async function runInstaller({name, commands}: Installer): Promise<void> {
  console.log(`No browser found; trying ${name}.`);
  for (const command of commands) {
    const code = await runCommand(command, {DEBIAN_FRONTEND: 'noninteractive'});
    if (code !== 0) {
      console.log(`${name} failed (${command.join(' ')} ended with ${code}).`);
      return;
    }
  }
}

/**
 * Finds a browser for the tests, and installs one when the machine has none.
 *
 * @throws Error saying what to install when nothing worked.
 */
export async function provideBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) {
    return found;
  }
  const installers = chooseInstallers({
    osRelease: existsSync(OS_RELEASE) ? readFileSync(OS_RELEASE, 'utf8') : '',
    isRoot: process.getuid?.() === 0,
  });
  for (const installer of installers) {
    await runInstaller(installer);
    const installed = findBrowser();
    if (installed) {
      return installed;
    }
  }
  throw new Error(NO_BROWSER);
}
