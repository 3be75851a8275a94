import {formatDecimals, formatFixed} from '../../../shared/format.ts';

/** Shown where a value is undefined. */
export const DASH = '–';

/** Decimals of a number that has so many significant digits. */
const decimalsOf = (value: number, significant: number): number =>
  significant - 1 - Number(value.toExponential().split('e')[1]);

/** A number with at most `digits` decimals and grouped thousands; tiny ones keep two digits. */
export function formatNumber(value: number | null, digits = 4): string {
  if (value === null) return DASH;
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-7 || size >= 1e15)) return value.toExponential(2);
  const isTiny = size !== 0 && size < 10 ** -digits;
  return formatDecimals(value, isTiny ? decimalsOf(value, 2) : digits);
}

/** A count of subjects, rounded to a whole number. */
export function formatCount(value: number | null): string {
  return formatNumber(value, 0);
}

/** A fraction as a percentage without needless decimals: 0.95 is `95%`. For settings. */
export function formatPercent(value: number | null, digits = 2): string {
  return value === null ? DASH : `${formatNumber(value * 100, digits).replace('-', '−')}%`;
}

/** A fraction as a percentage with two decimals: 0.056 is `5.60%`. For results in columns. */
export function formatEffect(value: number | null): string {
  const percent = (value ?? 0) * 100;
  if (value === null || value === 0 || Math.abs(percent) < 0.01 || Math.abs(percent) >= 1e15) {
    return formatPercent(value);
  }
  return `${formatFixed(percent, 2).replace('-', '−')}%`;
}

/** `formatEffect` with the sign written out: `+6.06%`. */
export function formatSignedEffect(value: number | null): string {
  return value !== null && value > 0 ? `+${formatEffect(value)}` : formatEffect(value);
}

/** Bounds of a lift as `+3.2% to +8.9%`. */
export function formatBounds({lower, upper}: {lower: number; upper: number}): string {
  return `${formatSignedEffect(lower)} to ${formatSignedEffect(upper)}`;
}

/**
 * A probability as a percentage that never claims certainty: 0.9999 is `over 99.9%`, and so is 1,
 * to which the others are rounded far from 0.
 */
export function formatProbability(value: number): string {
  if (value > 0.999) return 'over 99.9%';
  return value < 0.001 ? 'below 0.1%' : formatPercent(value, 1);
}

/** A p-value with three digits; powers of ten below 0.0005. */
export function formatPValue(value: number | null): string {
  if (value === null) return DASH;
  if (value >= 0.0005) return formatDecimals(value, decimalsOf(value, 3));
  return value === 0 ? 'below 1e-300' : value.toExponential(1);
}

/** A p-value to end a sentence with: `p = 0.0133`, `p below 1e-300`. */
export function formatEvidence(value: number | null): string {
  if (value === null) return DASH;
  return value === 0 ? `p ${formatPValue(value)}` : `p = ${formatPValue(value)}`;
}
