import {StatisticsInputError} from '../../statistics/errors.ts';
import {adviceFor, parseNumber} from './readNumber.ts';
import {groupDigits} from '../../../shared/groupDigits.ts';

/** Longest list of values, so that an answer stays immediate. */
export const MAX_VALUES = 10_000;

/**
 * Numbers of a pasted column: one on each line, or all on one line between spaces or semicolons.
 * A first line without a number is its heading. Throws `StatisticsInputError` for `field`, naming
 * the line, when another one holds no number.
 */
export function readColumn(text: string, field: string): number[] {
  const lines = text.split('\n').flatMap((line, index) => {
    return line.trim() === '' ? [] : [{typed: line.trim(), line: index + 1}];
  });
  const [first] = lines;
  const items =
    lines.length === 1 && first
      ? first.typed.split(/[;\s]+/).map((typed) => ({typed, line: first.line}))
      : lines;
  const values = items.map(({typed, line}, index) => {
    const value = parseNumber(typed);
    if (Number.isFinite(value) && !typed.endsWith('%')) return value;
    if (index === 0 && items.length > 1 && !/\d/.test(typed)) return undefined;
    const advice = adviceFor(typed, false) ?? `Enter a number, not “${typed}”.`;
    throw new StatisticsInputError(field, `Line ${line}: ${advice}`);
  });
  const numbers = values.filter((value) => value !== undefined);
  if (numbers.length < 2 || numbers.length > MAX_VALUES) {
    const most = groupDigits(MAX_VALUES);
    throw new StatisticsInputError(
      field,
      `Enter 2 to ${most} numbers, one on each line; there are ${numbers.length}.`,
    );
  }
  return numbers;
}
