import {join} from 'node:path';
import semver from 'semver';
import {sdkManifest} from '../../../../src/features/sdks/readManifest.ts';
import {ROOT} from '../../core/paths.ts';

/** A package that samples compile against: published, or declared by hand. */
type CheckedPackage = {
  name: string;
  version: string;
  /** The declaration file when the registry does not offer the version. */
  declarations?: string;
};

const DECLARATIONS = join(ROOT, 'packages/samples/languages/typescript/declarations');

/** Declarations that are always in the program. */
export const AMBIENT = ['browser.d.ts', 'javascript.d.ts', 'next.d.ts', 'third-party.d.ts'].map(
  (name) => join(DECLARATIONS, name),
);

/** Packages whose types are written by hand, with the version they describe. */
export const DECLARED: readonly Required<CheckedPackage>[] = [
  declared('@eppo/js-client-sdk', '4.0.0', 'js-client-sdk.d.ts'),
  declared('@eppo/vercel-edge-sdk', '3.0.2', 'vercel-edge-sdk.d.ts'),
];

/** The newest Node SDK, for fences that say `since` a version the registry does not offer. */
export const NODE_NEXT = declared(
  '@eppo/node-server-sdk',
  sdkManifest('node').latestVersion,
  'node-server-sdk-4.d.ts',
);

function declared(name: string, version: string, file: string): Required<CheckedPackage> {
  return {name, version, declarations: join(DECLARATIONS, file)};
}

/**
 * The hand-written declarations that an import resolves to.
 *
 * @param since the `since` attribute of the importing fence
 */
export function declarationsFor(name: string, since?: string): CheckedPackage | undefined {
  if (name === NODE_NEXT.name && needsNext(since)) return NODE_NEXT;
  return DECLARED.find((module) => module.name === name);
}

/** Whether a fence shows what only the newest Node SDK has. */
function needsNext(since: string | undefined): boolean {
  const version = since === undefined ? null : semver.coerce(since);
  return version !== null && semver.gt(version, '3.10.2');
}
