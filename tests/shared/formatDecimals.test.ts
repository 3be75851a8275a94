import {expect, test} from 'vitest';
import {formatDecimals, formatFixed} from '../../src/shared/formatDecimals.ts';

/** Numbers of many sizes; every second one ends with a five, where rounding by what is stored differs. */
const numbers = Array.from({length: 20_000}, (_, index) => {
  const digits = ((index * 7919) % 1_000_003) * 10 + (index % 2 ? 5 : index % 10);
  return Number(`${index % 3 ? '' : '-'}${digits}e-${index % 9}`);
});

test.for([0, 1, 2, 4])('%d decimals read as a browser writes them', (digits) => {
  const most = new Intl.NumberFormat('en-US', {
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  const exact = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  const wrong = numbers.filter(
    (number) =>
      formatDecimals(number, digits) !== most.format(number) ||
      formatFixed(number, digits) !== exact.format(number),
  );
  expect(wrong).toEqual([]);
});
