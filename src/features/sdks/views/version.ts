import {sdkManifest} from '../readManifest.ts';
import type {SdkVersionData} from './types.ts';

/** The package, its latest version and the date of the release the manifest was read from. */
export function versionData(sdk: string): SdkVersionData {
  const manifest = sdkManifest(sdk);
  const {latestVersion, samplesVersion, verifiedOn, registry} = manifest;
  return {
    sdk,
    package: manifest.package,
    registry: registry.replace(/ \(.*\)$/, ''),
    latestVersion,
    verifiedOn,
    samplesVersion: samplesVersion === latestVersion ? undefined : samplesVersion,
  };
}
