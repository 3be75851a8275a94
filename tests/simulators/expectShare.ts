import {expect} from 'vitest';

/** Standard errors that a correct simulation exceeds once in 15,000 times. */
const REACH = 4;

/** Expects a share of runs to agree with a chance within Monte Carlo error. */
export function expectShare(share: number, chance: number, runs: number): void {
  const error = Math.sqrt((chance * (1 - chance)) / runs);
  expect(Math.abs(share - chance)).toBeLessThan(REACH * error);
}
