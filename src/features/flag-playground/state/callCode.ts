import type {Call} from '../engine/evaluator.ts';
import {LANGUAGES, type Language} from './code/languages.ts';
import type {PlaygroundState} from './playgroundState.ts';
import {readFields} from './readFields.ts';

/** A language that a call is copied in, by the name of its SDK. */
export type CodeLanguage = keyof typeof LANGUAGES;

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

/** The call of the getter in a language; undefined while a field cannot be used. */
export function callCode(state: PlaygroundState, key: CodeLanguage): string | undefined {
  const fields = readFields(state);
  if (!('call' in fields)) return undefined;
  const {flagKey, subjectKey, attributes, variationType} = fields.call;
  const language: Language = LANGUAGES[key];
  const {getters, literal, takesNull, call} = language;
  const given = Object.entries(attributes).filter(([, value]) => takesNull ?? value !== null);
  return call({
    getter: getters[variationType],
    type: variationType,
    flag: literal(flagKey),
    subject: literal(subjectKey),
    attributes: given.map(([name, value]) => [literal(name), literal(value)] as const),
    map: literal(Object.fromEntries(given)),
    fallback: writeDefault(fields.call, language),
  });
}
