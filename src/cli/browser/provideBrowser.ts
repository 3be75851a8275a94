import {existsSync, readFileSync} from 'node:fs';
import {runCommand} from '../steps/runCommand.ts';
import {chooseInstallers, NO_BROWSER, type Installer} from './chooseInstallers.ts';
import {findBrowser} from './findBrowser.ts';

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
 * @returns the path of an executable.
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
