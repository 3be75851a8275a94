/**
 * A number, or the text of one, with grouped thousands: 1234567 is `1,234,567`. In place of `toLocaleString`: a
 * browser takes 30 ms to load the rules of languages when a page first asks for them, and a phone over 100.
 */
export function groupDigits(value: number | string): string {
  const [whole = '', ...decimals] = String(value).split('.');
  return [whole.replace(/\d(?=(?:\d{3})+$)/g, '$&,'), ...decimals].join('.');
}

/** A number with its noun, `1 row` or `14 rows`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${groupDigits(count)} ${count === 1 ? singular : plural}`;
}

/** Moves the point of a number to the right, or with a negative number of places to the left, without an error. */
function movePoint(value: number, places: number): number {
  const [digits, exponent] = value.toExponential().split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/**
 * A number with exactly so many decimals and grouped thousands, rounded by the decimals that are written, as
 * `toLocaleString` does: 49.05 is `49.1`. Others, `toFixed` and d3-format too, round what is stored, a little less.
 *
 * @param value of a size below 1e15.
 * @param digits 0 to 20.
 */
export function formatFixed(value: number, digits: number): string {
  const rounded = Math.sign(value) * Math.round(movePoint(Math.abs(value), digits));
  return groupDigits(movePoint(rounded, -digits).toFixed(digits));
}

/** `formatFixed` without zeros at the end: at most so many decimals. */
export function formatDecimals(value: number, digits: number): string {
  const fixed = formatFixed(value, digits);
  return digits === 0 ? fixed : fixed.replace(/\.?0+$/, '');
}
