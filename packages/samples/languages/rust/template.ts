import {readFileSync} from 'node:fs';
import {sdkManifest} from '../../../../src/features/sdks/readManifest.ts';

const manifest = sdkManifest('rust');

/** The SDK that samples are compiled against, e.g. `eppo 5.2.1`. */
export const SDK = `${manifest.package} ${manifest.latestVersion}`;

/** The manifest of the workspace, with the version of the SDK. */
export const TEMPLATE = readFileSync(
  new URL('./template/Cargo.toml', import.meta.url),
  'utf8',
).replace('SDK_VERSION', manifest.latestVersion);

/** The crates that samples may use. */
export const CRATES: readonly string[] = TEMPLATE.match(/^\w+(?= = "=)/gm) ?? [];
