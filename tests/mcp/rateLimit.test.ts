import {expect, it} from 'vitest';
import {createRateLimiter} from '../../src/features/mcp/http/rateLimit.ts';

it('lets an address ask in a burst, then at a rate, whatever others do', () => {
  let now = 0;
  const isAllowed = createRateLimiter({burst: 3, perSecond: 2}, () => now);
  expect([1, 2, 3, 4].map(() => isAllowed('a'))).toEqual([true, true, true, false]);
  expect(isAllowed('b')).toBe(true);
  now = 500;
  expect([isAllowed('a'), isAllowed('a')]).toEqual([true, false]);
  now = 60_000;
  expect([1, 2, 3, 4].map(() => isAllowed('a'))).toEqual([true, true, true, false]);
});
