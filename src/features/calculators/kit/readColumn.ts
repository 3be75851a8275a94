import {StatisticsInputError} from '../../statistics/errors.ts';
import {isHeading, readValue} from './readValue.ts';
import {groupDigits} from '../../../shared/groupDigits.ts';

/** Longest list of values, so that an answer stays immediate. */
export const MAX_VALUES = 10_000;

/**
 * Numbers of a pasted column: one on each line, or all on one line between spaces or semicolons.
 * A first line that is a name is its heading. Throws `StatisticsInputError` for `field`, naming
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
  const hasHeading = items.length > 1 && isHeading(items[0]?.typed ?? '');
  const hasSemicolons = text.includes(';');
  const numbers = items
    .slice(hasHeading ? 1 : 0)
    .map(({typed, line}) => readValue(typed, {field, line, hasSemicolons}));
  if (numbers.length < 2 || numbers.length > MAX_VALUES) {
    const most = groupDigits(MAX_VALUES);
    throw new StatisticsInputError(
      field,
      `Enter 2 to ${most} numbers, one on each line; there are ${numbers.length}.`,
    );
  }
  return numbers;
}
