import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {redirectPage} from './redirectPage.ts';
import type {Redirect} from './redirect.ts';

/**
 * Writes a page at each old address that leads to the new one. A file that is there stays: where
 * the file system ignores case, it is the page an address of other case leads to.
 */
export function writeRedirectPages(
  redirects: readonly Redirect[],
  outDir: string,
  siteUrl: string,
): void {
  for (const {from, to} of redirects) {
    const folder = path.join(outDir, from);
    const file = path.join(folder, 'index.html');
    if (!existsSync(file)) {
      mkdirSync(folder, {recursive: true});
      writeFileSync(file, redirectPage(to, siteUrl));
    }
  }
}
