import {isFraction, percentAsFraction, meantFraction} from '../problem.ts';
import {capitalize} from '../../../../shared/capitalize.ts';
import {suggestOrList} from '../../../../shared/suggest.ts';

/** A comma that can only stand for a decimal point. */
const DECIMAL_COMMA = /^[-+]?(?:0,\d+|\d+,\d{1,2}|\d+,\d{4,})$/;

/** Digits as the tool reads them; undefined for what needs an exponent. */
function digits(value: number): string | undefined {
  return Number.isFinite(value) && !String(value).includes('e') ? String(value) : undefined;
}

/**
 * Says how to write a number in place of a text.
 *
 * @param wanted in words, `a number`
 * @param source of the text, with quotes if it has them
 */
function fixNumber(key: string, wanted: string, text: string, source: string): string {
  const trimmed = text.trim();
  const percent = /^([-+]?[\d.]+)\s*%$/.exec(trimmed)?.[1];
  if (percent && isFraction(key)) {
    return `Write a fraction: \`${percentAsFraction(Number(percent))}\`.`;
  }
  if (DECIMAL_COMMA.test(trimmed)) {
    return `Write it with a point: \`${trimmed.replace(',', '.')}\`.`;
  }
  const number = trimmed === '' ? undefined : digits(Number(trimmed));
  if (number === undefined) {
    return `Write ${wanted}${/\d/.test(trimmed) ? ', without a unit' : ''}.`;
  }
  return /^["']/.test(source)
    ? `Write it without quotes: \`${number}\`.`
    : `Write \`${number}\`: to the tool, \`${trimmed}\` is text.`;
}

const TYPES = new Map(
  Object.entries({
    array: 'a list',
    boolean: '`true` or `false`',
    integer: 'a whole number',
    null: 'empty',
    number: 'a number',
    object: 'keys with values',
    string: 'text',
  }),
);

function inWords(types: readonly string[]): string {
  return types.map((type) => TYPES.get(type) ?? type).join(' or ');
}

/** A value as people see it in the file. */
function nameOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (value instanceof Date) return 'a date';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Uint8Array) return 'binary data';
  return TYPES.get(typeof value) ?? 'something else';
}

export interface Placed {
  /** The key, or that of the list whose item it is. */
  key: string;
  isItem: boolean;
  value: unknown;
  /** The value as it is typed; undefined, where it is not written at its place. */
  source: string | undefined;
  /** Whether a file without the key is wrong, too. */
  isNeeded: boolean;
}

function fixType(types: readonly string[], placed: Placed): string {
  const {key, value, source, isItem, isNeeded} = placed;
  const wanted = inWords(types.filter((type) => type !== 'null'));
  if (value === null || value === undefined) {
    const removal = isItem ? ', or remove the item' : isNeeded ? '' : ', or remove the key';
    return `Give it a value${removal}.`;
  }
  const isBracketed = /^[[{][^"\n]*[\]}]$/.test(source ?? '');
  if (
    types.includes('string') &&
    (typeof value !== 'object' || value instanceof Date || isBracketed)
  ) {
    return `Write it in quotes${source === undefined ? '' : `: \`"${source}"\``}.`;
  }
  if (types.includes('array')) return 'Begin each item on a line of its own with a hyphen.';
  if (types.includes('object')) return 'Write its keys below it, indented.';
  if (typeof value !== 'string') return `Write ${wanted}.`;
  const isQuoted = /^["']/.test(source ?? '');
  if (types.includes('boolean')) return `Write ${wanted}${isQuoted ? ', without quotes' : ''}.`;
  return fixNumber(key, wanted, value, source ?? value);
}

type Words = {message: string; fix: string};

function named({key, isItem}: Placed): string {
  return isItem ? `An item of \`${key}\`` : `\`${key}\``;
}

export function wrongType(types: readonly string[], placed: Placed): Words {
  const message = `${named(placed)} has to be ${inWords(types)}, and is ${nameOf(placed.value)}.`;
  return {message, fix: fixType(types, placed)};
}

export function wrongValue(allowed: readonly string[], placed: Placed): Words {
  const {value, source} = placed;
  const shown = typeof value === 'string' && value !== '' ? value : source;
  const message = `${named(placed)} cannot be ${shown ? `\`${shown}\`` : 'empty'}.`;
  return {message, fix: sentence(suggestOrList(shown ?? '', allowed))};
}

/** Keys that a version of the tool once knew. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['aggregation_timeframe_value', 'aggregation_timeframe_end_value'],
]);

export function unknownKey(key: string, known: readonly string[]): Words {
  const renamed = RENAMED.get(key);
  const message = key === '' ? 'A key here is empty.' : `There is no key \`${key}\` here.`;
  if (renamed) return {message, fix: `The key is gone: write \`${renamed}\`.`};
  return {message, fix: sentence(suggestOrList(key, known))};
}

/** Operations that a key belongs to. */
const BELONGS = new Map(
  Object.entries({
    retention_threshold_days: 'retention',
    conversion_threshold_days: 'conversion',
    threshold_metric_settings: 'threshold',
  }),
);

export function forbiddenKey(key: string, operation: unknown): Words {
  const message = `\`${key}\` does not go with \`operation: ${String(operation)}\`.`;
  const owner = BELONGS.get(key);
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

export function beyondLimit(key: string, value: number, limit: number, isAbove: boolean): Words {
  const message = `\`${key}\` is ${value}, ${isAbove ? 'above' : 'below'} ${limit}.`;
  if (key === 'guardrail_cutoff') {
    const wish = isAbove ? 'increase' : 'decrease';
    return {
      message: `${message} The metric should ${wish}, so a change for the worse has the other sign.`,
      fix: `Write \`${meantFraction(-value)}\`.`,
    };
  }
  const isPercent = isAbove && value <= 100;
  return {
    message,
    fix: isPercent
      ? `Write a fraction: \`${percentAsFraction(value)}\`.`
      : 'Write a fraction between 0 and 1.',
  };
}

/** A guess or a list as a sentence of its own. */
export function sentence(text: string): string {
  return `${capitalize(text)}${text.endsWith('?') ? '' : '.'}`;
}
