import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** What the text of the pages, and so the index, is made from. */
const SOURCES = [
  '{docs,blog,src}/**',
  'static/*.yaml',
  'sidebars.ts',
  'docusaurus.config.ts',
  'package-lock.json',
];

const LENGTH = 12;

/**
 * Returns a version of the site's content: the same for the same sources, another when any of
 * them changes. Known before the pages are built, so that pages can name their index.
 */
export function sourceVersion(siteDir: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, {cwd: siteDir}).sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, LENGTH);
}
