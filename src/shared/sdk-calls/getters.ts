import type {VariationTypeName} from './call.ts';

export type Getters = Readonly<Record<VariationTypeName, string>>;

/** Names of getters that differ in one word only. */
function getters(name: (word: string) => string, more: Partial<Getters> = {}): Getters {
  return {
    STRING: name('String'),
    INTEGER: name('Integer'),
    NUMERIC: name('Numeric'),
    BOOLEAN: name('Boolean'),
    JSON: name('JSON'),
    ...more,
  };
}

export const camelCase = getters((word) => `get${word}Assignment`);
export const snakeCase = getters((word) => `get_${word.toLowerCase()}_assignment`);

/** Getters of typed languages, which give JSON as text. */
export const javaGetters: Getters = {
  ...camelCase,
  NUMERIC: 'getDoubleAssignment',
  JSON: 'getJSONStringAssignment',
};
export const swiftGetters: Getters = {...camelCase, JSON: 'getJSONStringAssignment'};
export const goGetters = getters((word) => `Get${word}Assignment`, {
  BOOLEAN: 'GetBoolAssignment',
  JSON: 'GetJSONBytesAssignment',
});
export const dotnetGetters = getters((word) => `Get${word}Assignment`, {
  JSON: 'GetJsonStringAssignment',
});
