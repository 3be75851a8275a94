/** A number with a true minus sign and exactly `digits` decimals. */
export function decimals(value: number | null, digits: number): string {
  return (value ?? NaN).toFixed(digits).replace('-', '−');
}

/** A fraction as a percentage with exactly `digits` decimals. */
export function percent(value: number | null, digits = 2): string {
  return `${decimals((value ?? NaN) * 100, digits)}%`;
}

/** Change of a factor in percent, signed: 1.144 is `+14.4%`. */
export function change(factor: number, digits: number): string {
  return `${factor > 1 ? '+' : ''}${percent(factor - 1, digits)}`;
}

/** A table row. */
export function row(...cells: readonly (string | number)[]): string {
  return cells.join(' | ');
}

/** A fraction as a percentage of four significant digits: 0.08635 is `8.635%`. */
export function fourDigits(value: number | null): string {
  return `${((value ?? NaN) * 100).toPrecision(4).replace('-', '−')}%`;
}

/** The same with a plus sign where nothing is lost. */
export function signedFourDigits(value: number | null): string {
  return `${(value ?? NaN) > 0 ? '+' : ''}${fourDigits(value)}`;
}

/** Signed bounds of four significant digits. */
export function signedRange({lower, upper}: {lower: number; upper: number}): string {
  return `${signedFourDigits(lower)} to ${signedFourDigits(upper)}`;
}
