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
  for (const tiny of [0.0000234, -0.00000235, 0.00001, 0.0000995, 3e-7]) {
    expect(formatNumber(tiny)).toBe(digits(tiny));
  }
});

test('effects have two decimals, p-values three digits', () => {
  const percent = intl({style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2});
  for (const number of [0.0123, 0.5, 12.5]) expect(formatEffect(number)).toBe(percent(number));
  const digits = intl({maximumSignificantDigits: 3});
  for (const number of [0.0133427, 0.25, 0.9999, 0.0005, 1, 0.01335, 0.9995]) {
    expect(formatPValue(number)).toBe(digits(number));
  }
});
