import {expect, test} from 'vitest';
import {toCsv} from '../../src/shared/csv.ts';
import {formatDecimals, formatFixed, groupDigits} from '../../src/shared/format.ts';
import {formatDay} from '../../src/shared/formatDay.ts';

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

test.for([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1234567, '-1,234,567'],
  [12345.6789, '12,345.6789'],
  [0.0001, '0.0001'],
] as const)('%d is written %s', ([value, text]) => {
  expect(groupDigits(value)).toBe(text);
});

test.each([
  ['2026-11-21T23:29:22Z', 'Nov 21, 2026'],
  ['2027-01-01T00:00:00Z', 'Jan 1, 2027'],
])('writes %s as %s', (time, day) => {
  expect(formatDay(Date.parse(time))).toBe(day);
});

test('CSV quotes what would be read otherwise, and tells an empty text from NULL', () => {
  const lines = [
    ['a,b', 'say "hi"'],
    ['', null],
    ['two\nlines', ' x '],
  ];
  expect(toCsv(lines)).toBe('"a,b","say ""hi"""\r\n"",\r\n"two\nlines", x \r\n');
});
