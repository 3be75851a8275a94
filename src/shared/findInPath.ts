import {accessSync, constants, statSync} from 'node:fs';
import path from 'node:path';

/** Tells whether a file can be started; of a folder, the permission to execute means something else. */
export function isExecutableFile(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Looks for a command in the folders of `PATH`.
 *
 * @param names that the command goes by, best first
 */
export function findInPath(
  names: readonly string[],
  PATH = process.env.PATH ?? '',
  isExecutable = isExecutableFile,
): string | undefined {
  const folders = PATH.split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => isExecutable(file));
}
