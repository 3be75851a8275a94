import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** What a build is made from. Folders count too: their time changes when a file is deleted. */
const SOURCES = [
  '{docs,blog,static,src}{,/**}',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package{,-lock}.json',
  '.env',
];

const NOT_IN_THE_SITE = ['src/cli{,/**}'];

/**
 * Tells whether a build is missing or older than what it is made from.
 *
 * @param others patterns of what the build is made from besides the site's own sources.
 */
export function isBuildStale(
  root: string,
  folder = 'build',
  others: readonly string[] = [],
): boolean {
  const home = path.join(root, folder, 'index.html');
  if (!existsSync(home)) {
    return true;
  }
  const built = statSync(home).mtimeMs;
  return globSync([...SOURCES, ...others], {
    cwd: root,
    ignore: NOT_IN_THE_SITE,
    onlyFiles: false,
    dot: true,
    expandDirectories: false,
  }).some((source) => statSync(path.join(root, source)).mtimeMs > built);
}
