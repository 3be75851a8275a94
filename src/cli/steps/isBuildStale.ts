import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** What a build is made from. Folders count too: their time changes when a file is deleted. */
const SOURCES = [
  '{docs,blog,static,src}{,/**}',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package-lock.json',
  '.env',
];

const NOT_IN_THE_SITE = ['src/cli', 'src/cli/**'];

/**
 * Tells whether `build/` is missing or older than what it is made from.
 *
 * @param root folder of the repository.
 */
export function isBuildStale(root: string): boolean {
  const home = path.join(root, 'build/index.html');
  if (!existsSync(home)) {
    return true;
  }
  const built = statSync(home).mtimeMs;
  return globSync(SOURCES, {
    cwd: root,
    ignore: NOT_IN_THE_SITE,
    onlyFiles: false,
    dot: true,
    expandDirectories: false,
  }).some((source) => statSync(path.join(root, source)).mtimeMs > built);
}
