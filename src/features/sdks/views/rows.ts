import type {SdkField, SdkParam, SdkSymbol} from '../schema.ts';
import {capitalize} from '../../../shared/capitalize.ts';

const FLOAT = /^(?:float|double|f32|f64)\b/i;

/**
 * Writes a default as it would stand in code of a language. The manifests hold JSON, which knows
 * neither `True` nor the `1.0` of a float. Text is shown as it is.
 */
export function literal(value: unknown, language: string, type: string): string | undefined {
  if (value === null || value === undefined) {
    return undefined;
  }
  if (typeof value === 'boolean') {
    return language === 'Python' ? capitalize(String(value)) : String(value);
  }
  if (typeof value === 'number' && Number.isInteger(value) && FLOAT.test(type)) {
    return value.toFixed(1);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const RE_SIGNATURE_DEFAULT = /=\s*([^=]+)$/;
const RE_TYPED_NAME = /^[\w.$]+(\?)?:\s*(.+)$/;

/** One row of an options table, of a parameter list or of an event's fields. */
export type SdkRow = {
  name: string;
  type: string;
  required: boolean;
  /** As it would be written in code; absent when there is none. */
  default?: string;
  meaning: string;
  since?: string;
  deprecated?: string;
};

/** Joins what the manifest says about a row: sentences stay sentences, fragments are listed. */
function joinTexts(texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text): text is string => Boolean(text))
    .reduce((joined, text) => {
      if (!joined) {
        return text;
      }
      const isSentence = /^(?:\p{Lu}|`)/u.test(text);
      return isSentence ? `${joined.replace(/[.;]?$/, '.')} ${text}` : `${joined}; ${text}`;
    }, '');
}

/** The row of one parameter. */
export function paramRow(param: SdkParam, language: string): SdkRow {
  return {
    name: param.name,
    type: param.type,
    required: param.required,
    default: literal(param.default, language, param.type),
    meaning: param.meaning,
  };
}

/** The row of a field of something that is logged or returned. */
export function fieldRow({name, type, meaning}: SdkField): SdkRow {
  return {name, type, meaning, required: true};
}

/** The row of an option whose value is an object, and a row for each of its members. */
function objectRows(option: SdkSymbol, language: string): SdkRow[] {
  const [, optional, type = 'object'] = RE_TYPED_NAME.exec(option.signature) ?? [];
  const isListed = type.startsWith('{');
  return [
    {
      name: option.member,
      type: isListed ? 'object' : type,
      required: !optional,
      meaning: joinTexts(option.notes),
      since: option.since,
      deprecated: option.deprecated,
    },
    ...option.params.map((param) => ({
      ...paramRow(param, language),
      name: `${option.member}.${param.name}`,
    })),
  ];
}

/** The rows of an option, a field or a property: several when its value is an object. */
export function optionRows(option: SdkSymbol, language: string): SdkRow[] {
  if (option.params.length > 1) {
    return objectRows(option, language);
  }
  const [param] = option.params;
  const type = param?.type ?? option.returns ?? '';
  const inSignature = RE_SIGNATURE_DEFAULT.exec(option.signature)?.[1]?.trim();
  const ownDefault = literal(param?.default, language, type);
  return [
    {
      name: option.member,
      type,
      required: param?.required ?? false,
      default: ownDefault ?? (param?.required ? undefined : inSignature),
      meaning: joinTexts([param?.meaning, ...option.notes]),
      since: option.since,
      deprecated: option.deprecated,
    },
  ];
}
