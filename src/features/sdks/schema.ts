import * as z from 'zod';

const text = z.string();
const textOrList = z
  .union([text, z.array(text)])
  .nullable()
  .optional();

const paramSchema = z.strictObject({
  name: text.min(1),
  type: text,
  required: z.boolean(),
  default: z.unknown(),
  meaning: text,
});

const fieldSchema = z.strictObject({
  name: text.min(1),
  type: text,
  meaning: text,
  example: text.optional(),
});

const symbolSchema = z.strictObject({
  name: text.min(1),
  kind: z.enum(['function', 'method', 'option', 'class', 'type', 'constant']),
  signature: text.min(1),
  params: z.array(paramSchema),
  returns: text.nullable(),
  throws: textOrList,
  since: text.nullable(),
  note: text.optional(),
  notes: textOrList,
  group: text.optional(),
  fields: z.array(fieldSchema).optional(),
  deprecated: text.optional(),
  inSamplesVersion: z.boolean().optional(),
  stability: text.optional(),
  module: text.optional(),
  aliases: z.array(text).optional(),
});

/** The shape of `src/features/sdks/manifests/<sdk>.json` as written; `normalizeManifest` makes it uniform. */
export const manifestSchema = z.strictObject({
  sdk: text.regex(/^[a-z]+(-[a-z]+)*$/),
  language: text,
  package: text,
  registry: text,
  latestVersion: text.regex(/^\d+\.\d+\.\d+$/),
  sourceVersion: text.optional(),
  samplesVersion: text.optional(),
  versionSource: text,
  runtime: z.union([text, z.record(text, text)]).optional(),
  install: z.array(text).min(1),
  import: z.union([text, z.array(text), z.record(text, text)]),
  supports: z.record(text, z.union([z.boolean(), text])).optional(),
  psr: z.record(text, text).optional(),
  platformGems: z.array(text).optional(),
  notes: z.array(text).optional(),
  symbols: z.array(symbolSchema).min(1),
});

export type RawManifest = z.infer<typeof manifestSchema>;
export type RawSymbol = RawManifest['symbols'][number];
export type SdkParam = z.infer<typeof paramSchema>;
export type SdkField = z.infer<typeof fieldSchema>;
