import type {Emphasis} from 'mdast';
import {gte, valid} from 'semver';
import {code, markup, text} from '../../../shared/mdx/nodes.ts';
import {sdkIn} from '../../samples/label.ts';
import {proofsOf} from '../../samples/proofs.ts';
import {sdkNames} from '../definitions.ts';
import {sdkManifest} from '../readManifest.ts';
import {pagesOf} from '../symbolAddresses.ts';

/** Builds a badge for what exists from a version on. */
export function sinceBadge(version: string): Emphasis {
  return markup('span', {className: ['badge--since']}, [text(`since ${version}`)]);
}

/**
 * Returns the version that a page names.
 *
 * @throws Error when it is no version, or no SDK has reached it
 */
export function releasedVersion(version: string): string {
  if (valid(version) === null) {
    throw new Error(`"${version}" is no version. Write one such as 4.1.0.`);
  }
  if (!sdkNames.some((sdk) => gte(sdkManifest(sdk).latestVersion, version))) {
    throw new Error(`No manifest of an SDK has reached ${version}. Correct the version.`);
  }
  return version;
}

/** The versions that the samples on the pages of an SDK were proven with, the usual one first. */
function provenVersions(sdk: string): string[] {
  const {package: name} = sdkManifest(sdk);
  const used = pagesOf(sdk)
    .flatMap((page) => [...proofsOf(page).values()])
    .map((proof) => sdkIn(proof))
    .filter((each) => each?.sdk === name)
    .map((each) => each?.version ?? '');
  const count = (version: string): number => used.filter((each) => each === version).length;
  return [...new Set(used)].sort((a, b) => count(b) - count(a));
}

/**
 * Builds a badge with the package, its latest version, the date of the release the manifest was
 * read from, and the version that the samples were proven with when it is another one.
 */
export function versionBadge(sdk: string): Emphasis {
  const {package: name, latestVersion, samplesVersion, verifiedOn} = sdkManifest(sdk);
  const [proven = samplesVersion] = provenVersions(sdk);
  return markup('span', {className: ['badge--version']}, [
    code(name),
    text(` ${latestVersion}`),
    ...(verifiedOn
      ? [text(', released '), markup('time', {dateTime: verifiedOn}, [text(verifiedOn)])]
      : []),
    ...(proven === latestVersion ? [] : [text(`; samples run on ${proven}`)]),
  ]);
}
