import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {distance} from 'fastest-levenshtein';
import semver from 'semver';
import {suggestOrList} from '../../../src/shared/suggest.ts';
import {ROOT} from './paths.ts';

/** Package registries as install commands and build files imply them. */
export type Registry =
  'npm' | 'pypi' | 'rubygems' | 'packagist' | 'nuget' | 'crates' | 'go' | 'pub' | 'maven' | 'hex';

type SdkPackage = {registry: Registry; name: string; versions: string[]};

type Manifest = {
  package: string;
  registry: string;
  latestVersion: string;
  samplesVersion?: string | null;
  sourceVersion?: string | null;
};

const MANIFESTS = join(ROOT, 'src/features/sdks/manifests');

/** What the manifests call each registry. */
const REGISTRIES: Readonly<Record<string, Registry>> = {
  npm: 'npm',
  PyPI: 'pypi',
  RubyGems: 'rubygems',
  Packagist: 'packagist',
  NuGet: 'nuget',
  'crates.io': 'crates',
  'pub.dev': 'pub',
  'Maven Central': 'maven',
  Hex: 'hex',
};

/** Packages of the platform that are no SDK and have no manifest; their versions are not checked. */
const TOOLS: Readonly<Partial<Record<Registry, readonly string[]>>> = {
  pypi: ['eppo-metrics-sync'],
};

/** Names that only an SDK of this platform can have; other packages are not ours to check. */
const RE_OURS = /eppo/i;

/** A name of another package this close to one of ours is a slip. */
const SLIP_EDITS = 2;

let known: SdkPackage[] | undefined;

/**
 * Checks an SDK package that a sample installs against the manifests.
 *
 * @param version the version or range asked for, if any
 * @returns what is wrong; undefined for right ones and for packages of others
 */
export function checkPackage(
  registry: Registry,
  name: string,
  version?: string,
): {message: string; hint?: string} | undefined {
  if (TOOLS[registry]?.includes(name)) return undefined;
  known ??= readPackages();
  const here = known.filter((candidate) => candidate.registry === registry);
  const isSlip = here.some((candidate) => distance(candidate.name, name) <= SLIP_EDITS);
  if (!RE_OURS.test(name) && !isSlip) return undefined;
  const found = here.find((candidate) => candidate.name === name);
  if (!found) {
    const names = here.map((candidate) => candidate.name);
    return {
      message: `${registry} has no SDK package '${name}'`,
      hint: suggestOrList(name, names),
    };
  }
  if (version === undefined || covers(version, found.versions)) return undefined;
  return {
    message: `the manifest of ${name} does not know version ${version}`,
    hint: `write ${found.versions.join(' or ')}`,
  };
}

function covers(range: string, versions: readonly string[]): boolean {
  if (range === 'latest' || range === '*') return true;
  const normal = range
    .replace(/^~>\s*(\d+)\.(\d+)$/, '^$1.$2.0')
    .replace(/^~>\s*/, '~')
    .replace(/^==?\s*|^v(?=\d)/, '');
  return versions.some(
    (version) =>
      version === normal ||
      version.startsWith(`${normal}.`) ||
      semver.satisfies(version, normal, {loose: true}),
  );
}

function readPackages(): SdkPackage[] {
  const read = readdirSync(MANIFESTS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(MANIFESTS, file), 'utf8')) as Partial<Manifest>)
    .flatMap((manifest) => toPackage(manifest));
  const common = read.some(({registry}) => registry === 'npm')
    ? [
        {
          registry: 'npm' as const,
          name: '@eppo/js-client-sdk-common',
          versions: ['4.14.4', '5.0.1'],
        },
      ]
    : [];
  return [...read, ...common];
}

function toPackage(manifest: Partial<Manifest>): SdkPackage[] {
  if (!manifest.package || !manifest.registry || !manifest.latestVersion) return [];
  const go = manifest.registry.startsWith('Go module proxy');
  const registry = go ? 'go' : REGISTRIES[manifest.registry];
  if (!registry) return [];
  const {latestVersion, samplesVersion, sourceVersion} = manifest;
  return [
    {
      registry,
      name: go ? manifest.package.replace(/\/eppoclient$/, '') : manifest.package,
      versions: [latestVersion, samplesVersion, sourceVersion].filter(
        (version): version is string => typeof version === 'string',
      ),
    },
  ];
}
