import {StatisticsInputError} from './validate.ts';

type Leaf = number | boolean | null;
type Output = Leaf | readonly Leaf[] | readonly (readonly number[])[];

function isUsable(value: Output): boolean {
  if (Array.isArray(value)) return value.every((item: Output) => isUsable(item));
  return typeof value !== 'number' || Number.isFinite(value);
}

function hasNull(value: Output): boolean {
  return value === null || (Array.isArray(value) && value.includes(null));
}

/**
 * Last step of every method: hands back `outputs` with the reasons for its nulls by name, if any.
 * One reason stands for all of them.
 * Throws `StatisticsInputError` when extreme inputs overflowed, so NaN and Infinity never leave.
 */
export function finish<T extends object>(
  outputs: T,
  reasons: string | Record<string, string | undefined> = {},
): T & {reasons?: Record<string, string>} {
  const entries = Object.entries(outputs) as [string, Output][];
  for (const [name, value] of entries) {
    if (!isUsable(value)) {
      throw new StatisticsInputError(
        name,
        `${name} is too large or too small to compute from these values; check their units.`,
      );
    }
  }
  const given =
    typeof reasons === 'string'
      ? entries.filter(([, value]) => hasNull(value)).map(([name]) => [name, reasons])
      : Object.entries(reasons).filter(([, reason]) => reason);
  return given.length === 0
    ? outputs
    : {...outputs, reasons: Object.fromEntries(given) as Record<string, string>};
}
