import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** A short hash of files, and of all files below folders: their names and what is in them. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    hash.update(`${path.split(/[\\/]/).pop()}\n`);
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else {
      hash.update(readFileSync(path));
    }
  };
  paths.forEach(add);
  return hash.digest('hex').slice(0, 12);
}
