import type {RawManifest, RawSymbol} from './schema.ts';
import {manifestSchema} from './schema.ts';
import type {SdkManifest, SdkSymbol} from './types.ts';
import {describeProblems, problemsError} from '../../shared/describeProblems.ts';

const RE_SEPARATOR = /::|->|[.#]/;
const RE_ARITY = /\/\d+$/;
const RE_DATE = /\((\d{4}-\d{2}-\d{2})\)/;

function list(value: string | string[] | null | undefined): string[] {
  if (!value) return [];
  return typeof value === 'string' ? [value] : value;
}

function splitName(name: string): {owner?: string; member: string} {
  if (/[:\s]/.test(name.replaceAll('::', ''))) return {member: name};
  const parts = name.replace(RE_ARITY, '').split(RE_SEPARATOR);
  const member = parts.pop() ?? name;
  return parts.length > 0 ? {owner: parts.join('.'), member} : {member};
}

function normalizeSymbol(symbol: RawSymbol): SdkSymbol {
  return {
    name: symbol.name,
    kind: symbol.kind,
    ...splitName(symbol.name),
    signature: symbol.signature,
    params: symbol.params,
    fields: symbol.fields ?? [],
    returns: symbol.returns ?? undefined,
    throws: list(symbol.throws),
    notes: [...list(symbol.notes), ...list(symbol.note), ...list(symbol.stability)],
    since: symbol.since ?? undefined,
    deprecated: symbol.deprecated,
    aliases: (symbol.aliases ?? []).map((alias) => alias.replace(/\s*\(.*\)$/, '')),
    inSamplesVersion: symbol.inSamplesVersion ?? true,
  };
}

function toManifest(raw: RawManifest): SdkManifest {
  const imports = typeof raw.import === 'string' ? [raw.import] : Object.values(raw.import);
  const runtime =
    typeof raw.runtime === 'object'
      ? Object.entries(raw.runtime).map(([version, needs]) => `${version}: ${needs}`)
      : list(raw.runtime);
  return {
    sdk: raw.sdk,
    language: raw.language,
    package: raw.package.replace(/ \(.*\)$/, ''),
    registry: raw.registry,
    latestVersion: raw.latestVersion,
    samplesVersion: raw.samplesVersion ?? raw.latestVersion,
    versionSource: raw.versionSource,
    verifiedOn: RE_DATE.exec(raw.versionSource)?.[1],
    runtime,
    install: raw.install,
    imports,
    supports: raw.supports ?? {},
    notes: raw.notes ?? [],
    symbols: raw.symbols.map(normalizeSymbol),
  };
}

/**
 * Validates a manifest and makes its shape uniform: lists where one value or none is allowed,
 * names split into owner and member, the date taken from `versionSource`.
 *
 * @throws Error naming the file and every path that does not match the schema.
 */
export function normalizeManifest(value: unknown, file: string): SdkManifest {
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) throw problemsError(`${file}:`, describeProblems(parsed.error));
  return toManifest(parsed.data);
}
