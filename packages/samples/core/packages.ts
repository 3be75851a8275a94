import {distance} from 'fastest-levenshtein';
import semver from 'semver';
import {sdkNames} from '../../../src/features/sdks/definitions.ts';
import {sdkManifest} from '../../../src/features/sdks/readManifest.ts';
import type {SdkManifest} from '../../../src/features/sdks/schema.ts';
import {suggestOrList} from '../../../src/shared/suggest.ts';

/** Package registries as install commands and build files imply them. */
export type Registry =
  'npm' | 'pypi' | 'rubygems' | 'packagist' | 'nuget' | 'crates' | 'go' | 'pub' | 'maven' | 'hex';

type SdkPackage = {registry: Registry; name: string; versions: string[]};

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
  const here = readPackages().filter((candidate) => candidate.registry === registry);
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
  return [
    ...sdkNames.map(sdkManifest).flatMap(toPackage),
    {registry: 'npm', name: '@eppo/js-client-sdk-common', versions: ['4.14.4', '5.0.1']},
  ];
}

function toPackage(manifest: SdkManifest): SdkPackage[] {
  const {package: name, latestVersion, samplesVersion, sourceVersion = latestVersion} = manifest;
  const versions = [...new Set([latestVersion, samplesVersion, sourceVersion])];
  if (manifest.registry.startsWith('Go module proxy')) {
    return [{registry: 'go', name: name.replace(/\/eppoclient$/, ''), versions}];
  }
  const registry = REGISTRIES[manifest.registry];
  return registry ? [{registry, name, versions}] : [];
}
