import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** Not from where this file is: Playwright makes CommonJS of it, and `check:page` bundles it. */
const HERE = pathToFileURL(`${path.resolve('packages/thorough')}/`);
const FOLDER = new URL('node_modules/', HERE);

/** The version of a package of this folder, e.g. `11.17.2`; undefined while it is not installed. */
export function thoroughVersion(name: string): string | undefined {
  const manifest = new URL(`${name}/package.json`, FOLDER);
  if (!existsSync(manifest)) return undefined;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
}

/** Whether the packages of this folder are installed, of whatever version. */
export function isThorough(): boolean {
  return existsSync(FOLDER);
}

/**
 * Loads a package of this folder. Its types are not there for who has not installed it, so the
 * caller says what it uses.
 *
 * @param specifier as in an import, e.g. `lighthouse/core/index.cjs`
 * @throws Error that says how to install the package, when it is not
 */
export async function loadThorough<Module>(specifier: string): Promise<Module> {
  if (!isThorough()) {
    throw new Error(
      `${specifier} is not installed: npm ci --prefix packages/thorough, or npm run test:all`,
    );
  }
  const {importHere} = (await import(new URL('import.mjs', HERE).href)) as {
    importHere: (specifier: string) => Promise<Module>;
  };
  return importHere(specifier);
}
