import * as z from 'zod';
import {dataFile} from '../../shared/dataFile.ts';

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
export function sectionOf(capability: Capability, sdk: string): string {
  return capability.sections[sdk] ?? capability.otherwise;
}
