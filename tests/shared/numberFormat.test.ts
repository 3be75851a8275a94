import {expect, test} from 'vitest';
import {groupDigits, numberFormat} from '../../src/shared/numberFormat.ts';

const numbers = [0, 0.5, 7, 999, 1000, -1234.5, 98765.4321, 1e6, 123456789.123, -0.0123, 0.000456];

test.for<[string, Intl.NumberFormatOptions]>([
  [',.0~f', {maximumFractionDigits: 0}],
  [',.4~f', {maximumFractionDigits: 4}],
  [',.2f', {minimumFractionDigits: 2, maximumFractionDigits: 2}],
  ['.3~r', {maximumSignificantDigits: 3, useGrouping: false}],
])('%s reads as a browser writes it', ([specifier, options]) => {
  const own = numberFormat(specifier);
  const intl = new Intl.NumberFormat('en-US', {
    ...options,
    signDisplay: 'negative',
    roundingMode: 'halfExpand',
  });
  for (const number of numbers) expect(own(number)).toBe(intl.format(number));
});

test('whole numbers are grouped', () => {
  expect([0, 12, 1234, 1234567].map(groupDigits)).toEqual(['0', '12', '1,234', '1,234,567']);
});
