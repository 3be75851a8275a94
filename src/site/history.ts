import {spawnSync} from 'node:child_process';

/**
 * Tells whether dates of changes can be read from git. A shallow clone would give every page the
 * date of its newest commit; without git or without commits there are no dates.
 */
export function hasFullHistory(folder: string): boolean {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 && stdout.startsWith('false\n');
}
