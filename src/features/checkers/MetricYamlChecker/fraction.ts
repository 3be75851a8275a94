/** Keys whose values are fractions, which people write in percent. */
const FRACTIONS: ReadonlySet<string> = new Set([
  'guardrail_cutoff',
  'minimum_detectable_effect',
  'percentile_value',
  'winsorization_lower_percentile',
  'winsorization_upper_percentile',
]);

/** Whether the value of a key is a fraction. */
export function isFraction(key: string): boolean {
  return FRACTIONS.has(key);
}

/** Percent as a fraction, without the error of the division. */
export function percentAsFraction(percent: number): number {
  return Number((percent / 100).toPrecision(12));
}

/** The fraction that somebody means who writes a number of 1 or more. */
export function meantFraction(value: number): number {
  return Math.abs(value) >= 1 ? percentAsFraction(value) : value;
}
