import type {Emphasis} from 'mdast';
import {code, markup, text} from '../../../shared/mdx/nodes.ts';
import {sdkManifest} from '../readManifest.ts';

/** Builds a badge for what exists from a version on. */
export function sinceBadge(version: string): Emphasis {
  return markup('span', {className: ['badge--since']}, [text(`since ${version}`)]);
}

/**
 * Builds a badge with the package, its latest version, the date of the release the manifest was
 * read from, and the version that the samples run against when it is another one.
 */
export function versionBadge(sdk: string): Emphasis {
  const {package: name, latestVersion, samplesVersion, verifiedOn} = sdkManifest(sdk);
  return markup('span', {className: ['badge--version']}, [
    code(name),
    text(` ${latestVersion}`),
    ...(verifiedOn
      ? [text(', released '), markup('time', {dateTime: verifiedOn}, [text(verifiedOn)])]
      : []),
    ...(samplesVersion === latestVersion ? [] : [text(`; samples run on ${samplesVersion}`)]),
  ]);
}
