import {expect, it} from 'vitest';
import {formatDay} from '../../src/shared/formatDay.ts';

it.each([
  ['2026-11-21T23:29:22Z', 'Nov 21, 2026'],
  ['2027-01-01T00:00:00Z', 'Jan 1, 2027'],
])('writes %s as %s', (time, day) => {
  expect(formatDay(Date.parse(time))).toBe(day);
});
