import type {AttributeRow, PlaygroundState} from './playgroundState.ts';
import type {Call, VariationTypeName} from '../../../shared/sdk-calls/call.ts';

/** A message for each field that cannot be used; attributes by position, such as `attribute-0`. */
export type FieldErrors = Readonly<Record<string, string>>;

type Read = {value: unknown} | {error: string};

function readAttribute({kind, value}: AttributeRow): Read {
  const text = value.trim();
  switch (kind) {
    case 'text':
      return {value};
    case 'null':
      return {value: null};
    case 'boolean':
      return text === 'true' || text === 'false'
        ? {value: text === 'true'}
        : {error: `Write true or false, not “${value}”.`};
    case 'number':
      return text !== '' && Number.isFinite(Number(text))
        ? {value: Number(text)}
        : {error: `Write a number, not “${value}”.`};
  }
}

const EXPECTED: Record<VariationTypeName, string> = {
  STRING: 'text',
  INTEGER: 'a whole number',
  NUMERIC: 'a number',
  BOOLEAN: 'true or false',
  JSON: 'JSON in braces',
};

function fits(value: unknown, type: VariationTypeName): boolean {
  switch (type) {
    case 'INTEGER':
      return Number.isInteger(value);
    case 'NUMERIC':
      return typeof value === 'number';
    case 'BOOLEAN':
      return typeof value === 'boolean';
    default:
      return typeof value === 'object' && value !== null;
  }
}

function readDefault(text: string, type: VariationTypeName): Read {
  if (type === 'STRING') return {value: text};
  try {
    const value: unknown = JSON.parse(text);
    if (fits(value, type)) return {value};
  } catch {
    // The message below names what was typed.
  }
  return {error: `Write ${EXPECTED[type]}, not “${text}”.`};
}

/** Turns what was typed into a call of a getter, or into messages per field. */
export function readFields(state: PlaygroundState): {call: Call} | {errors: FieldErrors} {
  const {flagKey, subjectKey, variationType, attributes} = state;
  const errors = new Map<string, string>();
  const read = (field: string, result: Read): unknown => {
    if ('value' in result) return result.value;
    errors.set(field, result.error);
    return undefined;
  };
  const entries = attributes
    .map((row, index) => [row.name, read(`attribute-${index}`, readAttribute(row))] as const)
    .filter(([name]) => name !== '');
  const defaultValue = read('defaultValue', readDefault(state.defaultValue, variationType));
  if (errors.size > 0) return {errors: Object.fromEntries(errors)};
  const known = Object.fromEntries(entries);
  return {call: {flagKey, subjectKey, variationType, defaultValue, attributes: known}};
}
