import {spawnSync} from 'node:child_process';
import {routeOfDoc} from '../../src/shared/paths.ts';
import {builtRoutes} from '../support/builtRoutes.ts';
import {PAGE_KINDS} from '../support/pageKinds.ts';
import {isThorough} from '../support/thoroughly.ts';

/** Changed pages that are looked at; a change of more is for `npm run test:all`. */
const MOST = 20;

/** Where a change begins: a merge request names it on GitLab, elsewhere a branch does. */
const BASES = [process.env.CI_MERGE_REQUEST_DIFF_BASE_SHA, 'origin/main', 'main'];

function git(...args: string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns the sources of pages that differ from the merge base, or on `main` from the last commit. */
function changedFiles(): string[] {
  const head = git('rev-parse', 'HEAD');
  const bases = BASES.flatMap((base) => (base && git('merge-base', 'HEAD', base)) || []);
  const base = bases.find((commit) => commit !== head) ?? 'HEAD~1';
  const changed = git('diff', '--name-only', base, '--', 'docs') ?? '';
  const added = git('ls-files', '--others', '--exclude-standard', 'docs') ?? '';
  return `${changed}\n${added}`.split('\n');
}

/**
 * Chooses the pages that are looked at in all modes: one of each kind and those that a change
 * touches, or all with `npm run test:all`.
 */
export function chosenRoutes(): string[] {
  const routes = builtRoutes();
  if (isThorough) return routes;
  const kinds = new Set(PAGE_KINDS.map((place) => place.replace(/\?.*/, '')));
  const changed = new Set(changedFiles().flatMap((file) => routeOfDoc(file) ?? []));
  const others = routes.filter((route) => changed.has(route) && !kinds.has(route));
  if (others.length > MOST) {
    console.log(`Of ${others.length} changed pages, ${MOST} are looked at in all modes.`);
  }
  return [...kinds, ...others.slice(0, MOST)];
}
