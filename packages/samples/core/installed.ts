import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from './paths.ts';

const versions = new Map<string, string>();

/** The version of an installed package, e.g. `6.0.3`. */
export function installedVersion(name: string): string {
  const known = versions.get(name);
  if (known !== undefined) return known;
  const manifest = readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
  const {version} = JSON.parse(manifest) as {version: string};
  versions.set(name, version);
  return version;
}
