import {StatisticsInputError} from '../../statistics/errors.ts';
import {adviceFor, parseNumber, readingsOf} from './readNumber.ts';

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
