import {sdkDefinition, sdkNames} from '../definitions.ts';
import {sdkManifest} from '../readManifest.ts';
import type {SdkManifest, SdkSupport} from '../types.ts';
import type {SdkCapabilitiesData, SdkCapability} from './types.ts';

type Rule = {
  /** Key of the manifest's own `supports`, which is used where it exists. */
  supports: string;
  /** Names that prove the capability where the manifest does not say. */
  proof: RegExp;
};

const rules: Readonly<Record<SdkCapability, Rule>> = {
  details: {supports: 'details', proof: /assignment_?details$/i},
  bandits: {supports: 'bandits', proof: /\bget_?bandit_?action(?:context)?$/i},
  deduplication: {
    supports: 'deduplication',
    proof: /assignment_?cache|lruassignmentlogger/i,
  },
  polling: {supports: 'polling', proof: /poll\w*interval/i},
  offline: {
    supports: 'offlineConfiguration',
    proof: /offlineinit|initializeoffline|offlinemode|initial_?configuration$/i,
  },
};

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
export function capabilitiesData(): SdkCapabilitiesData {
  return sdkNames.map((sdk) => {
    const manifest = sdkManifest(sdk);
    const entries = Object.entries(rules).map(([capability, {supports, proof}]) => [
      capability,
      manifest.supports[supports] ?? derive(manifest, proof),
    ]);
    return {
      sdk,
      title: sdkDefinition(sdk).title,
      version: manifest.latestVersion,
      capabilities: Object.fromEntries(entries) as Record<SdkCapability, boolean | string>,
    };
  });
}
