import type {SdkParam, SdkSymbol} from '../types.ts';
import type {SdkRow} from './types.ts';

const RE_SIGNATURE_DEFAULT = /=\s*([^=]+)$/;

/** A default value as code; undefined when the manifest has none. */
export function formatDefault(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The row of one parameter. */
export function paramRow(param: SdkParam, since?: string): SdkRow {
  return {
    name: param.name,
    type: param.type,
    required: param.required,
    default: formatDefault(param.default),
    meaning: param.meaning,
    since,
  };
}

/** The row of an option, a field or a property. */
export function optionRow(option: SdkSymbol): SdkRow {
  const [param] = option.params;
  const inSignature = RE_SIGNATURE_DEFAULT.exec(option.signature)?.[1]?.trim();
  return {
    name: option.member,
    type: param?.type ?? option.returns ?? '',
    required: param?.required ?? false,
    default: formatDefault(param?.default) ?? (param?.required ? undefined : inSignature),
    meaning: [param?.meaning, ...option.notes].filter(Boolean).join('; '),
    since: option.since,
    deprecated: option.deprecated,
  };
}
