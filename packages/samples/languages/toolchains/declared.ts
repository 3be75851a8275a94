import {sdkManifest} from '../../../../src/features/sdks/readManifest.ts';
import type {Proof} from './types.ts';

/** What compiling a sample proves where an SDK is only declared, from what its manifest says. */
export function compiledAgainstDeclarations(sdk: string): Proof {
  const {package: name, latestVersion} = sdkManifest(sdk);
  return {status: 'compiled', against: `declarations of ${name} ${latestVersion}`};
}
