import {sdkDefinition, sdkNames} from '../definitions.ts';
import {sdkManifest} from '../readManifest.ts';
import type {SdkManifest} from '../schema.ts';

/** What an SDK does: yes, no, or yes with a remark. */
type SdkSupport = SdkManifest['supports'][string];

/** Names that prove a capability where `supports` of the manifest does not say. */
const proofs = {
  details: /assignment_?details$/i,
  bandits: /\bget_?bandit_?action(?:context)?$/i,
  deduplication: /assignment_?cache|lruassignmentlogger/i,
  polling: /poll\w*interval/i,
  offlineConfiguration: /offlineinit|initializeoffline|offlinemode|initial_?configuration$/i,
};

export type SdkCapability = keyof typeof proofs;

/** Names of a manifest, except methods that exist and do nothing because another client has them. */
function workingNames({symbols}: SdkManifest): string[] {
  return symbols
    .filter((symbol) => !symbol.notes.some((note) => note.includes('use the precomputed client')))
    .flatMap(({name, params}) => [name, ...params.map((param) => `${name}.${param.name}`)]);
}

function derive(manifest: SdkManifest, proof: RegExp): SdkSupport {
  const found = workingNames(manifest).filter((name) => proof.test(name));
  const onlyPrecomputed = found.every((name) => /precomputed/i.test(name));
  if (found.length > 0 && onlyPrecomputed && !sdkDefinition(manifest.sdk).isPrecomputedOnly) {
    return 'precomputed client only';
  }
  return found.length > 0;
}

/** What each SDK can do, from what its manifest states or, failing that, from its symbols. */
export function capabilitiesData() {
  return sdkNames.map((sdk) => {
    const manifest = sdkManifest(sdk);
    const entries = Object.entries(proofs).map(([capability, proof]) => [
      capability,
      manifest.supports[capability] ?? derive(manifest, proof),
    ]);
    return {
      sdk,
      title: sdkDefinition(sdk).title,
      version: manifest.latestVersion,
      capabilities: Object.fromEntries(entries) as Record<SdkCapability, SdkSupport>,
    };
  });
}
