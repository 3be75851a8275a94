import {capitalize} from '../../../../shared/capitalize.ts';
import {suggestOrList} from '../../../../shared/suggest.ts';

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: '`true` or `false`',
  integer: 'a whole number',
  null: 'empty',
  number: 'a number',
  object: 'keys with values',
  string: 'text',
};

/** A value as people see it in the file. */
function nameOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (value instanceof Date) return 'a date';
  if (Array.isArray(value)) return 'a list';
  return TYPES[typeof value] ?? 'something else';
}

function fixType(types: readonly string[], value: unknown): string {
  if (value === null || value === undefined) return 'Give it a value, or remove the key.';
  if (types.includes('string') && (typeof value !== 'object' || value instanceof Date)) {
    const shown = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
    return `Write it in quotes: \`"${shown}"\`.`;
  }
  if (types.includes('array')) return 'Begin each item on a line of its own with a hyphen.';
  if (types.includes('object')) return 'Write its keys below it, indented.';
  if (typeof value === 'string') return 'Write it without quotes and without a unit.';
  return `Write ${types.map((type) => TYPES[type]).join(' or ')}.`;
}

type Words = {message: string; fix: string};

/** Says that a value is of the wrong type. */
export function wrongType(key: string, types: readonly string[], value: unknown): Words {
  const wanted = types.map((type) => TYPES[type] ?? type).join(' or ');
  const message = `${key} has to be ${wanted}, and is ${nameOf(value)}.`;
  return {message, fix: fixType(types, value)};
}

/** Says that a value is none of those allowed. */
export function wrongValue(key: string, allowed: readonly string[], value: unknown): Words {
  const message = `${key} cannot be \`${String(value)}\`.`;
  return {message, fix: `${sentence(suggestOrList(String(value), allowed))}`};
}

/** Keys that a version of the tool once knew. */
const RENAMED: Readonly<Record<string, string>> = {
  aggregation_timeframe_value: 'aggregation_timeframe_end_value',
};

/** Says that a key does not exist at this place. */
export function unknownKey(key: string, known: readonly string[]): Words {
  const renamed = RENAMED[key];
  const message = `There is no key \`${key}\` here.`;
  if (renamed) return {message, fix: `The key is gone: write \`${renamed}\`.`};
  return {message, fix: sentence(suggestOrList(key, known))};
}

/** Operations that a key belongs to. */
const BELONGS: Readonly<Record<string, string>> = {
  retention_threshold_days: 'retention',
  conversion_threshold_days: 'conversion',
  threshold_metric_settings: 'threshold',
};

/** Says that a key does not go with the operation beside it. */
export function forbiddenKey(key: string, operation: unknown): Words {
  const message = `\`${key}\` does not go with \`operation: ${String(operation)}\`.`;
  const owner = BELONGS[key];
  if (owner) return {message, fix: `Remove it, or write \`operation: ${owner}\`.`};
  if (key.startsWith('winsorization')) {
    const fix = 'Remove it: percentiles cut only sums, counts, and first or last values.';
    return {message, fix};
  }
  const fix =
    operation === 'threshold'
      ? 'Remove it, and write `timeframe_unit` and `timeframe_value` inside `threshold_metric_settings`.'
      : 'Remove it: `conversion_threshold_days` is the time frame.';
  return {message, fix};
}

/** Says that a number is beyond a limit. */
export function beyondLimit(key: string, value: number, limit: number, isAbove: boolean): Words {
  const message = `${key} is ${value}, ${isAbove ? 'above' : 'below'} ${limit}.`;
  if (key.includes('guardrail_cutoff')) {
    const wish = isAbove ? 'increase' : 'decrease';
    return {
      message: `${message} The metric should ${wish}, so a change for the worse has the other sign.`,
      fix: `Write \`${-value}\`.`,
    };
  }
  const isPercent = isAbove && value <= 100;
  return {
    message,
    fix: isPercent ? `Write a fraction: \`${value / 100}\`.` : 'Write a fraction between 0 and 1.',
  };
}

/** A guess or a list as a sentence of its own. */
export function sentence(text: string): string {
  return `${capitalize(text)}${text.endsWith('?') ? '' : '.'}`;
}
