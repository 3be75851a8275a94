import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes files that do not exist yet, and says so.
 *
 * @param files text by path relative to the repository
 * @throws Error naming a file that exists, before anything is written
 */
export function writeNewFiles(files: Readonly<Record<string, string>>): void {
  const taken = Object.keys(files).find((file) => existsSync(file));
  if (taken) {
    throw new Error(`${taken} exists already.`);
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    console.log(`Wrote ${file}`);
  }
}
