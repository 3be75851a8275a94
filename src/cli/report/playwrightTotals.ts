import type {Totals} from './totals.ts';

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number};
  errors: readonly unknown[];
}

/**
 * Counts the tests of a Playwright run. Errors outside a test (a file that does not load, a set-up
 * that throws) count as failed tests. A test that passed in its second run, which only CI gives it,
 * counts as passed.
 */
export function playwrightTotals({stats, errors}: PlaywrightReport): Totals {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  };
}
