import {accessSync, constants, statSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {browserNames, chooseBrowser, usualPlaces} from './chooseBrowser.ts';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Looks for a browser that can run the tests on this machine.
 *
 * @returns the path of an executable, or undefined when there is none.
 * @throws Error when `DOCS_TEST_BROWSER` names no executable.
 */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const inPath = browserNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return chooseBrowser({
    configured: process.env.DOCS_TEST_BROWSER,
    playwrightPath: chromium.executablePath(),
    installed: [...inPath, ...usualPlaces],
    isExecutable,
  });
}
