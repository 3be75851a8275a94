import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PROGRAMS} from '../../../src/features/sdk-calls/programs/index.ts';
import {sdkManifest} from '../../../src/features/sdks/readManifest.ts';
import {extractPage} from '../core/extract.ts';
import {ROOT} from '../core/paths.ts';

/** Languages of commands and build files. */
const RE_INSTALLS = /^(?:bash|sh|shell|console|powershell|xml|groovy|kotlin|json|toml)$/;
const RE_LINK = /(?:\]\(|href=")(\/[^)\s"#?]*)/g;
const DESTINATIONS = join(ROOT, 'src/features/shared-facts/destinations.json');

function fileAt(address: string): string | undefined {
  const path = `docs${address.replace(/\/$/, '')}`;
  return [`${path}.mdx`, `${path}/index.mdx`].find((file) => existsSync(join(ROOT, file)));
}

const texts = new Map<string, string>();

/** The commands and build files of a page, with those that its components show. */
function ownText(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const source = readFileSync(join(ROOT, file), 'utf8');
  const fences = extractPage(file, source).fences.filter(({language}) =>
    RE_INSTALLS.test(language),
  );
  const sdks = [...source.matchAll(/<SdkInstall sdk="([\w-]+)"/g)].map(([, sdk = '']) => sdk);
  const text = [
    ...fences.map(({code}) => code),
    ...sdks.flatMap((sdk) => sdkManifest(sdk).install),
    ...(source.includes('<Destination') ? [readFileSync(DESTINATIONS, 'utf8')] : []),
  ].join('\n');
  texts.set(file, text);
  return text;
}

/** Everything that a page, or a page that it links to, tells the reader to install. */
export function installsOf(file: string): string {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const linked = [...source.matchAll(RE_LINK)].flatMap(([, address = '']) => fileAt(address) ?? []);
  const called = /^\s*```call$/m.test(source) ? PROGRAMS.map(({started}) => started) : [];
  return [file, ...new Set(linked), ...called.flatMap((address) => fileAt(address) ?? [])]
    .map(ownText)
    .join('\n');
}
