import {expect, test} from 'vitest';
import {groupDigits} from '../../src/shared/groupDigits.ts';

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
