import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PROGRAMS} from '../../../src/features/sdk-calls/programs.ts';
import {sdkManifest} from '../../../src/features/sdks/readManifest.ts';
import type {Page} from '../core/extract.ts';
import {ROOT} from '../core/paths.ts';
import {COMMANDS} from '../shell/languages.ts';

/** Languages of commands and build files. */
const INSTALLING = [...COMMANDS, 'xml', 'groovy', 'kotlin', 'json'];
const RE_LINK = /(?:\]\(|href=")(\/[^)\s"#?]*)/g;
const DESTINATIONS = join(ROOT, 'src/features/shared-facts/destinations.json');

function candidatesAt(address: string): string[] {
  const path = `docs${address.replace(/\/$/, '')}`;
  return [`${path}.mdx`, `${path}/index.mdx`];
}

/** What readers are told to install, and the files that this depends on. */
type Installs = {text: string; files: readonly string[]};

/** The commands and build files of a page, with those that its components show. */
function readOwn(file: string, extract: (file: string) => Page): Installs {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const page = extract(file);
  const fences = page.fences.filter(({language}) => INSTALLING.includes(language));
  const sdks = [...source.matchAll(/<SdkInstall sdk="([\w-]+)"/g)].map(([, sdk = '']) => sdk);
  const text = [
    ...fences.map(({code}) => code),
    ...sdks.flatMap((sdk) => sdkManifest(sdk).install),
    ...(source.includes('<Destination') ? [readFileSync(DESTINATIONS, 'utf8')] : []),
  ].join('\n');
  return {text, files: page.files};
}

/**
 * Returns a function that says everything that a page, or a page that it links to, tells the reader
 * to install. The files contain those that would be read if they existed.
 *
 * @param extract reads a page; many pages link to the same one
 */
export function createInstalls(extract: (file: string) => Page): (file: string) => Installs {
  const known = new Map<string, Installs>();
  const own = (file: string) => {
    const installs = known.get(file) ?? readOwn(file, extract);
    known.set(file, installs);
    return installs;
  };
  return (file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const linked = [...source.matchAll(RE_LINK)].map(([, address = '']) => address);
    const called = /^\s*```call$/m.test(source) ? PROGRAMS.map(({started}) => started) : [];
    const candidates = [...new Set([...linked, ...called])].map(candidatesAt);
    const pages = candidates.flatMap(
      (paths) => paths.find((path) => existsSync(join(ROOT, path))) ?? [],
    );
    const installs = [...new Set([file, ...pages])].map(own);
    return {
      text: installs.map(({text}) => text).join('\n'),
      files: [...candidates.flat(), ...installs.flatMap(({files}) => files)],
    };
  };
}
