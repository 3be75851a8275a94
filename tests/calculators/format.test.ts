import {expect, test} from 'vitest';
import {
  formatEffect,
  formatNumber,
  formatPValue,
} from '../../src/features/calculators/kit/format.ts';

const numbers = [0.5, 7, 999, 1000, -1234.5, 98765.4321, 1e6, 123456789.123, -0.0123, 0.000456];

/** Writes a number as a browser does in American English. */
const intl = (options: Intl.NumberFormatOptions) => (value: number) =>
  new Intl.NumberFormat('en-US', options).format(value);

test('numbers read as a browser writes them', () => {
  const decimals = intl({maximumFractionDigits: 4});
  const digits = intl({maximumSignificantDigits: 2});
  for (const number of numbers) expect(formatNumber(number)).toBe(decimals(number));
  expect(formatNumber(0.0000234)).toBe(digits(0.0000234));
});

test('effects have two decimals, p-values three digits', () => {
  const percent = intl({style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2});
  for (const number of [0.0123, 0.5, 12.5]) expect(formatEffect(number)).toBe(percent(number));
  const digits = intl({maximumSignificantDigits: 3});
  for (const number of [0.0133427, 0.25, 0.9999]) expect(formatPValue(number)).toBe(digits(number));
});
