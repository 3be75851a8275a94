import * as z from 'zod';
import type {Table} from 'mdast';
import {dataFile} from '../../shared/dataFile.ts';
import {link, text} from '../../shared/mdx/nodes.ts';
import {table, type Column} from '../../shared/mdx/table.ts';
import {sdkDefinition, sdkNames, sdkSide} from './definitions.ts';
import {sdkManifest} from './readManifest.ts';
import type {SdkManifest} from './schema.ts';

const RE_SECTION = /^\/sdks\/[\w/-]+\/(?:#[\w-]+)?$/;

const capabilitySchema = z.strictObject({
  title: z.string().min(1),
  proof: z.string().transform((source) => new RegExp(source, 'i')),
  sections: z.record(z.string(), z.string().regex(RE_SECTION)),
  otherwise: z.string().regex(RE_SECTION),
});

/** What an SDK may be able to do; `capabilities.yaml` explains the fields. */
type Capability = z.infer<typeof capabilitySchema>;

const readCapabilities = dataFile(
  'src/features/sdks/capabilities.yaml',
  z.record(z.string(), capabilitySchema),
  Object.keys(capabilitySchema.shape),
);

/** The capabilities by the key that `supports` of a manifest uses, in the order of the columns. */
export function capabilities(): Readonly<Record<string, Capability>> {
  return readCapabilities();
}

/** The address of the section that explains whether an SDK has a capability. */
function sectionOf(capability: Capability, sdk: string): string {
  return capability.sections[sdk] ?? capability.otherwise;
}

/** What an SDK does: yes, no, or yes with a remark. */
type SdkSupport = SdkManifest['supports'][string];

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

function supportText(manifest: SdkManifest, key: string, proof: RegExp): string {
  const support = manifest.supports[key] ?? derive(manifest, proof);
  if (typeof support === 'string') return support;
  return support ? 'yes' : 'no';
}

/**
 * Builds a table of what each SDK can do, from what its manifest states, else from its symbols. Each
 * cell leads to the section that explains it.
 */
export function capabilitiesTable(side: string): Table {
  const names = sdkNames.filter((sdk) => sdkSide(sdk) === side);
  if (names.length === 0) throw new Error(`"${side}" is no side of an SDK; known: server, client.`);
  const columns = Object.entries(capabilities()).map(([key, capability]): Column<SdkManifest> => ({
    title: capability.title,
    cell: (manifest) => [
      link(sectionOf(capability, manifest.sdk), supportText(manifest, key, capability.proof)),
    ],
  }));
  return table<SdkManifest>(
    [
      {
        title: 'SDK',
        isRowHeader: true,
        cell: ({sdk, latestVersion}) => [text(`${sdkDefinition(sdk).title} ${latestVersion}`)],
      },
      ...columns,
    ],
    names.map(sdkManifest),
  );
}
