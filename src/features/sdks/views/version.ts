import {sdkManifest} from '../readManifest.ts';

/**
 * The package, its latest version, the date of the release the manifest was read from, and the
 * version that the samples run against when it is another one.
 */
export function versionData(sdk: string) {
  const {package: name, latestVersion, samplesVersion, verifiedOn} = sdkManifest(sdk);
  return {
    package: name,
    latestVersion,
    verifiedOn,
    samplesVersion: samplesVersion === latestVersion ? undefined : samplesVersion,
  };
}
