import {StatisticsInputError} from '../../statistics/validate.ts';
import {groupDigits} from '../../../shared/format.ts';

/** A space inside a number, as typed or as pasted from a table. */
const SPACES = ' \\u00a0\\u2009\\u202f';
const RE_NUMBER = new RegExp(
  `^[+\\-−]?(?:\\d+|[1-9]\\d{0,2}([,_'’${SPACES}])\\d{3}(?:\\1\\d{3})*)?(?:\\.\\d+)?(?:e[+-]?\\d+)?$`,
  'i',
);
const RE_SEPARATORS = new RegExp(`[,_'’${SPACES}]`, 'g');

const CURRENCY = '[$€£¥₹]|USD|EUR|GBP';
const RE_CURRENCY = new RegExp(`^([+\\-−]?)(?:${CURRENCY})\\s?|\\s?(?:${CURRENCY})$`, 'g');

/** Digits with a comma, or points between thousands: how many languages write numbers. */
const RE_COMMA = new RegExp(`^([+\\-−]?(?:\\d{1,3}(?:[.'’${SPACES}]\\d{3})+|\\d*)),(\\d+)$`);
const RE_POINTS = /^[+\-−]?\d{1,3}(?:\.\d{3}){2,}$/;

const withoutSign = (text: string): string => text.replace(/%$/, '').trimEnd();

/**
 * The number in a text such as `1,200`, `3.5e6`, `−2`, `$5` or `20 %`; NaN when there is none, as in
 * `0,125`: no number with thousands begins with 0.
 */
export function parseNumber(text: string): number {
  const bare = withoutSign(text.trim()).replaceAll(RE_CURRENCY, '$1');
  if (!/\d/.test(bare) || !RE_NUMBER.test(bare)) return NaN;
  return Number(bare.replace(RE_SEPARATORS, '').replace('−', '-'));
}

/**
 * How a number such as `1,250` can be meant: with thousands, as `parseNumber` reads it, and with
 * decimals. Undefined for numbers with one meaning.
 */
export function readingsOf(text: string): [thousands: string, decimals: string] | undefined {
  const typed = text.trim();
  if (!/^\D*\d{1,3},\d{3}\D*$/.test(typed) || Number.isNaN(parseNumber(typed))) return undefined;
  return [typed.replace(',', ''), typed.replace(',', '.')];
}

/** What to type instead of a number in the manner of another language, or of a percentage. */
export function adviceFor(text: string, isPercent: boolean): string | undefined {
  const typed = text.trim();
  const value = parseNumber(typed);
  if (!Number.isNaN(value)) {
    if (isPercent || !typed.endsWith('%')) return undefined;
    const fraction = Number((value / 100).toPrecision(12));
    return `Enter ${fraction}, because this field is not in percent, not “${typed}”.`;
  }
  const bare = withoutSign(typed).replaceAll(RE_CURRENCY, '$1');
  const [, whole, decimals] = RE_COMMA.exec(bare) ?? [];
  if (decimals !== undefined) {
    const number = `${whole?.replaceAll(/[^\d+\-−]/g, '') ?? ''}.${decimals}`;
    const complete = number.replace(/^([+\-−]?)\./, '$10.');
    return `Enter ${complete}, with a point as decimal mark, not “${typed}”.`;
  }
  return RE_POINTS.test(bare)
    ? `Enter ${bare.replaceAll('.', '')}, without points between thousands, not “${typed}”.`
    : undefined;
}

/** Where a pasted value stands. */
interface Place {
  /** Name of the field with the list. */
  field: string;
  line: number;
  /** Between semicolons, a comma is a decimal mark more often than not. */
  hasSemicolons: boolean;
}

/** What databases and programs write for a missing value. */
const NOTHING = /^\(?(?:null|none|nil|nan|n\/?a|undefined)\)?$/i;

/** Whether the first line of a list is the name of its values, such as `revenue_7d`. */
export function isHeading(text: string): boolean {
  const isName = /^[^\d+\-−.,]*\p{L}/u.test(text) && !NOTHING.test(text);
  return isName && Number.isNaN(parseNumber(text)) && !adviceFor(text, false);
}

/** What to type instead of a number that can mean two things in a list. */
function doubtOf(typed: string, hasSemicolons: boolean): string | undefined {
  if (/\d \d/.test(typed)) {
    const closed = typed.replaceAll(' ', '');
    return `Enter ${closed} without spaces, or one number on each line, not “${typed}”.`;
  }
  const readings = hasSemicolons ? readingsOf(typed) : undefined;
  return readings && `Enter ${readings.join(' or ')}: between semicolons “${typed}” can be either.`;
}

/** The number of a pasted value. Throws `StatisticsInputError` that names its line. */
export function readValue(typed: string, {field, line, hasSemicolons}: Place): number {
  const value = parseNumber(typed);
  const isNumber = Number.isFinite(value);
  const advice = adviceFor(typed, false) ?? (isNumber && doubtOf(typed, hasSemicolons));
  if (isNumber && !advice) return value;
  const message = advice || `Enter a number as value, not “${typed}”.`;
  throw new StatisticsInputError(field, `Line ${line}: ${message}`);
}

/** The lines of a text that are not empty, counted from 1. */
export function linesOf(text: string): {line: string; number: number}[] {
  return text
    .split('\n')
    .map((line, index) => ({line: line.trim(), number: index + 1}))
    .filter(({line}) => line !== '');
}

/** Longest list of values, so that an answer stays immediate. */
export const MAX_VALUES = 10_000;

/**
 * Numbers of a pasted column: one on each line, or all on one line between spaces or semicolons.
 * A first line that is a name is its heading. Throws `StatisticsInputError` for `field`, naming
 * the line, when another one holds no number.
 */
export function readColumn(text: string, field: string): number[] {
  const lines = linesOf(text);
  const [first] = lines;
  const items =
    lines.length === 1 && first
      ? first.line.split(/[;\s]+/).map((line) => ({...first, line}))
      : lines;
  const hasHeading = items.length > 1 && isHeading(items[0]?.line ?? '');
  const hasSemicolons = text.includes(';');
  const numbers = items
    .slice(hasHeading ? 1 : 0)
    .map(({line, number}) => readValue(line, {field, line: number, hasSemicolons}));
  if (numbers.length < 2 || numbers.length > MAX_VALUES) {
    const most = groupDigits(MAX_VALUES);
    throw new StatisticsInputError(
      field,
      `Enter 2 to ${most} numbers, one on each line; there are ${numbers.length}.`,
    );
  }
  return numbers;
}
