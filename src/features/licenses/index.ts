import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LicenseWebpackPlugin} from 'license-webpack-plugin';
import type {Plugin} from '@docusaurus/types';

/** A package and its license. */
interface Licensed {
  name: string;
  licenseId?: string | null;
  licenseText?: string | null;
}

/** Returns the notices of packages; those with the same words share them. */
export function formatNotices(packages: readonly Licensed[]): string {
  const groups = new Map<string, string[]>();
  for (const {name, licenseId, licenseText} of packages) {
    const words = `${licenseId ?? ''}\n\n${licenseText?.replaceAll('\r', '') ?? ''}`.trim();
    groups.set(words, [...(groups.get(words) ?? []), name]);
  }
  return [...groups]
    .map(([words, names]) => `${names.toSorted().join('\n')}\n\n${words}\n`)
    .toSorted()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Licenses that allow a part to be delivered with nothing but its notice. */
const ACCEPTED =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BSL-1\.0|CC0-1\.0|Unlicense|Zlib)$/;

/** Reads expressions such as `MIT AND ISC`, or `(MIT OR GPL-3.0)`, of which one may be chosen. */
function isAccepted(license: string): boolean {
  return license
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ACCEPTED.test(name.trim())));
}

/** Work of others that stands in this repository, by the file of its license. */
const COPIED = [
  {name: 'lucide', licenseId: 'ISC', file: 'src/features/page-elements/icons/LICENSE'},
] as const;

function copiedWork() {
  return COPIED.map(({file, ...copied}) => ({...copied, licenseText: readFileSync(file, 'utf8')}));
}

function refuse(name: string, license: string | null): never {
  throw new Error(
    `${name} would be delivered to readers, and its license is ${license ?? 'not known'}. ` +
      'Use another package, or add the license to src/features/licenses/index.ts with its reason.',
  );
}

/**
 * Writes `third-party-notices.txt` into the build: the licenses of the packages that readers' browsers load, and of
 * {@link COPIED} work. Another license fails the build. What only builds or tests the site does not count.
 */
export function licensesPlugin(): Plugin {
  return {
    name: 'licenses',
    // The types of the plugin are those of an older webpack.
    configureWebpack: (_config, isServer): object =>
      isServer || process.env.NODE_ENV === 'development'
        ? {}
        : {
            plugins: [
              new LicenseWebpackPlugin({
                outputFilename: 'third-party-notices.txt',
                perChunkOutput: false,
                // Of each other module it would look for the package, folder by folder.
                modulesDirectories: [path.resolve('node_modules')],
                renderLicenses: (modules) => formatNotices([...modules, ...copiedWork()]),
                skipChildCompilers: true,
                // Its style sheet and fonts are copied as they are.
                additionalModules: [{name: 'katex', directory: path.resolve('node_modules/katex')}],
                // Some packages name their license only, without its text.
                stats: {warnings: false, errors: true},
                unacceptableLicenseTest: (license) => !isAccepted(license),
                handleUnacceptableLicense: refuse,
                handleMissingLicenseType: (name) => refuse(name, null),
              }),
            ],
          },
  };
}
