import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {chmodSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {runMain} from '../../src/shared/cli/runMain.ts';
import {furnish, PLACES, type Place} from './places.ts';

/** A user who is not root cannot write where npm and caches of the system are. */
const HOME = '/nonexistent';

/** Returns the files of a build by name, each as the sum of its bytes. */
function sums(build: string): Map<string, string> {
  const names = globSync('**', {cwd: build, dot: true}).sort();
  return new Map(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(build, name)))
        .digest('hex'),
    ]),
  );
}

function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => one.get(name) !== other.get(name),
  );
}

/** @throws Error with what the build printed, when it fails. */
function build(place: Place, folder: string): Map<string, string> {
  furnish(process.cwd(), folder, place.withHistory);
  if (place.within.length > 0) {
    execFileSync('chown', ['-R', '65534:65534', folder]);
  }
  const [command, ...args] = [...place.within, 'npm', 'run', '--silent', 'build:site'];
  const {status, stdout, stderr, error} = spawnSync(command!, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: {PATH: process.env.PATH, HOME: place.within.length > 0 ? HOME : process.env.HOME},
  });
  if (status !== 0) {
    throw new Error(`${place.name}: the build failed.\n${error?.message ?? ''}${stdout}${stderr}`);
  }
  return sums(path.join(folder, 'build'));
}

/**
 * Builds the site in one place after the other. Each has to succeed, and with the history, to give
 * the files of the first.
 */
runMain(async () => {
  const temporary = mkdtempSync(path.join(tmpdir(), 'places-'));
  // Only its maker may enter a temporary folder.
  chmodSync(temporary, 0o755);
  let first: Map<string, string> | undefined;
  let failed = 0;
  try {
    for (const place of PLACES) {
      const files = build(place, path.join(temporary, place.folder));
      first ??= files;
      const different = differences(first, files);
      // Dates of pages come from the history, and names of files from what is in them.
      failed += place.withHistory ? different.length : 0;
      console.log(`${place.name}: ${files.size} files, ${different.length} differ`);
      different.slice(0, 20).forEach((name) => console.log(`  ${name}`));
    }
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
  process.exitCode = failed > 0 ? 1 : 0;
});
