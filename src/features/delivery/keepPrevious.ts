import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** Days for which a page that stayed open over deploys finds the files it names. */
export const KEPT_DAYS = 14;

const DAY = 24 * 60 * 60 * 1000;

/**
 * List of the kept files, with the time when each was last part of the newest build. Not among the
 * assets: browsers keep those for a year, and this file changes.
 */
const LIST = 'kept.json';

function readTimes(build: string): Record<string, number> {
  const file = path.join(build, LIST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
}

/**
 * Copies the hashed files of the build that was published last into a new one, those left out that
 * no newest build has had for `KEPT_DAYS`.
 *
 * @param now milliseconds, as of `Date.now()`.
 * @returns how many files were copied.
 * @throws Error when the folder has no build in it.
 */
export function keepPrevious(previous: string, build: string, now = Date.now()): number {
  if (!existsSync(path.join(previous, 'assets'))) {
    throw new Error(`${previous} has no folder "assets": name the folder of a built site.`);
  }
  const times = readTimes(previous);
  const kept = globSync('assets/**/*', {cwd: previous})
    .filter((file) => !existsSync(path.join(build, file)))
    .map((file) => [file, times[file] ?? now] as const)
    .filter(([, time]) => now - time <= KEPT_DAYS * DAY);
  for (const [file] of kept) {
    cpSync(path.join(previous, file), path.join(build, file));
  }
  writeFileSync(path.join(build, LIST), JSON.stringify(Object.fromEntries(kept)));
  return kept.length;
}
