import * as z from 'zod';

const RE_SEPARATOR = /::|->|[.#]/;
const RE_ARITY = /\/\d+$/;
const RE_DATE = /\((\d{4}-\d{2}-\d{2})\)/;
const RE_REMARK = /\s*\(.*\)$/;

const text = z.string();

/** One text, several or none; read as a list. */
const texts = z
  .union([text, z.array(text)])
  .optional()
  .transform((value) => [value ?? []].flat());

const withoutRemark = text.transform((value) => value.replace(RE_REMARK, ''));

/**
 * Splits a name at its last separator: the owner of `EppoClient.Builder.baseUrl` is
 * `EppoClient.Builder`, its member `baseUrl`, without an arity such as `/1`.
 */
function splitName(name: string): {owner?: string; member: string} {
  if (/[:\s]/.test(name.replaceAll('::', ''))) return {member: name};
  const parts = name.replace(RE_ARITY, '').split(RE_SEPARATOR);
  const member = parts.pop() ?? name;
  return parts.length > 0 ? {owner: parts.join('.'), member} : {member};
}

const paramSchema = z.strictObject({
  name: text.min(1),
  type: text,
  required: z.boolean().default(true),
  default: z.unknown().default(null),
  meaning: text,
});

/** What an option takes: its only parameter, which has the option's name and may be left out. */
const valueSchema = paramSchema.extend({
  name: text.min(1).optional(),
  required: z.boolean().default(false),
});

const fieldSchema = z.strictObject({
  name: text.min(1),
  type: text,
  meaning: text,
  example: text.optional(),
});

/** One public name of an SDK. Overloads are separate symbols with the same name. */
const symbolSchema = z
  .strictObject({
    name: text.min(1),
    kind: z.enum(['function', 'method', 'option', 'class', 'type', 'constant']),
    signature: text.min(1),
    params: z.array(paramSchema).default([]),
    value: valueSchema.optional(),
    returns: text.optional(),
    throws: texts,
    since: text.optional(),
    notes: texts,
    fields: z.array(fieldSchema).default([]),
    deprecated: text.optional(),
  })
  .transform(({value, params, ...symbol}) => {
    const {member, owner} = splitName(symbol.name);
    return {
      ...symbol,
      member,
      owner,
      params: value ? [{...value, name: value.name ?? member}] : params,
    };
  });

/**
 * The shape of `manifests/<sdk>.yaml`, which reading makes uniform: what is mostly so is left out there,
 * lists may be one value or none, an option's parameter is its `value`; the version of samples and the
 * date of the release, taken from `versionSource`, are added.
 */
export const manifestSchema = z
  .strictObject({
    sdk: text.regex(/^[a-z]+(-[a-z]+)*$/),
    language: text,
    package: withoutRemark,
    registry: text,
    latestVersion: text.regex(/^\d+\.\d+\.\d+$/),
    sourceVersion: text.optional(),
    samplesVersion: text.optional(),
    versionSource: text,
    install: z.array(text).min(1),
    import: z.union([text, z.array(text), z.record(text, text)]),
    supports: z.record(text, z.union([z.boolean(), text])).default({}),
    symbols: z.array(symbolSchema).min(1),
  })
  .transform(({import: imports, ...manifest}) => ({
    ...manifest,
    imports: typeof imports === 'string' ? [imports] : Object.values(imports),
    samplesVersion: manifest.samplesVersion ?? manifest.latestVersion,
    verifiedOn: RE_DATE.exec(manifest.versionSource)?.[1],
  }));

export type SdkManifest = z.infer<typeof manifestSchema>;
export type SdkSymbol = SdkManifest['symbols'][number];
export type SdkParam = z.infer<typeof paramSchema>;
export type SdkField = z.infer<typeof fieldSchema>;
