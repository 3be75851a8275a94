import type {VariationTypeName} from '../variationTypes.ts';
import {readFields} from './readFields.ts';
import type {PlaygroundState} from './playgroundState.ts';

/** Languages a call is copied in. */
export const CODE_LANGUAGES = {javascript: 'JavaScript', python: 'Python', ruby: 'Ruby'} as const;

export type CodeLanguage = keyof typeof CODE_LANGUAGES;

const GETTERS: Record<VariationTypeName, [camel: string, snake: string]> = {
  STRING: ['getStringAssignment', 'get_string_assignment'],
  INTEGER: ['getIntegerAssignment', 'get_integer_assignment'],
  NUMERIC: ['getNumericAssignment', 'get_numeric_assignment'],
  BOOLEAN: ['getBooleanAssignment', 'get_boolean_assignment'],
  JSON: ['getJSONAssignment', 'get_json_assignment'],
};

function pythonLiteral(value: unknown): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null) return 'None';
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value as object).map(
    ([key, item]) => `${JSON.stringify(key)}: ${pythonLiteral(item)}`,
  );
  return `{${entries.join(', ')}}`;
}

function rubyLiteral(value: unknown): string {
  if (value === null) return 'nil';
  // In a double-quoted text, Ruby would compute what follows a number sign.
  if (typeof value === 'string') return JSON.stringify(value).replaceAll('#', '\\#');
  if (Array.isArray(value)) return `[${value.map(rubyLiteral).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value as object).map(
    ([key, item]) => `${rubyLiteral(key)} => ${rubyLiteral(item)}`,
  );
  return `{${entries.join(', ')}}`;
}

const LITERALS: Record<CodeLanguage, (value: unknown) => string> = {
  javascript: (value) => JSON.stringify(value),
  python: pythonLiteral,
  ruby: rubyLiteral,
};

/** The call of the getter in a language; undefined while a field cannot be used. */
export function callCode(state: PlaygroundState, language: CodeLanguage): string | undefined {
  const fields = readFields(state);
  if (!('call' in fields)) return undefined;
  const {flagKey, subjectKey, attributes, defaultValue, variationType} = fields.call;
  const [camel, snake] = GETTERS[variationType];
  const args = [flagKey, subjectKey, attributes, defaultValue].map(LITERALS[language]).join(', ');
  return language === 'javascript'
    ? `const assigned = client.${camel}(${args});`
    : `assigned = client.${snake}(${args})`;
}
