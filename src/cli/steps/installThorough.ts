import {copyFileSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from './runCommand.ts';

/** Beside the packages: the lock file that they were installed from. */
const INSTALLED = 'node_modules/.installed-lock.json';

/**
 * Installs the packages of `packages/thorough`, which `npm ci` leaves out, unless those that its
 * lock file names are there.
 *
 * @returns whether they are there now; why not has been printed.
 */
export async function installThorough(
  run: typeof runCommand = runCommand,
  folder = 'packages/thorough',
): Promise<boolean> {
  const lock = path.join(folder, 'package-lock.json');
  const installed = path.join(folder, INSTALLED);
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lock))) {
    return true;
  }
  console.log(`Installing the tools of the thorough run into ${folder}: about 400 MB, a minute.`);
  if ((await run(['npm', 'ci', '--loglevel=error', '--prefix', folder])) !== 0) {
    console.error('They cannot be installed, so what needs them is left out.');
    return false;
  }
  copyFileSync(lock, installed);
  return true;
}
