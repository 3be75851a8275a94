import type {Call} from './call.ts';
import {LANGUAGES, type CodeLanguage, type Language} from './languages.ts';

/** What the code calls the value, and the attributes where they are made before. */
interface Names {
  name?: string;
  attributesName?: string;
}

function writeDefault({variationType, defaultValue}: Call, language: Language): string {
  const {literal, json = literal, fraction = String} = language;
  switch (variationType) {
    case 'INTEGER':
      return String(defaultValue);
    case 'NUMERIC':
      return fraction(defaultValue as number);
    case 'JSON':
      return json(defaultValue);
    default:
      return literal(defaultValue);
  }
}

/** Writes the lines that make the attributes, where a language needs any, and those of the call. */
export function writeCall(
  given: Call,
  key: CodeLanguage,
  {name = 'assigned', attributesName = 'attributes'}: Names = {},
): {attributes: readonly string[]; call: readonly string[]} {
  const language: Language = LANGUAGES[key];
  const {getters, literal, takesNull, declare, call} = language;
  const attributes = Object.entries(given.attributes).filter(
    ([, value]) => takesNull ?? value !== null,
  );
  const written = {
    name,
    attributesName,
    getter: getters[given.variationType],
    type: given.variationType,
    flag: literal(given.flagKey),
    subject: literal(given.subjectKey),
    attributes: attributes.map(([key, value]) => [literal(key), literal(value)] as const),
    map: literal(Object.fromEntries(attributes)),
    fallback: writeDefault(given, language),
  };
  return {attributes: declare?.(written) ?? [], call: call(written)};
}
