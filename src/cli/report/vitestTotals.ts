import type {Totals} from './totals.ts';

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {status: string; assertionResults: readonly {status: string}[]}[];
}

/**
 * Counts the tests of a Vitest run. A file that fails without a failed test (it does not load, or
 * its set-up throws) counts as one, and so does an error outside any file.
 */
export function vitestTotals(report: VitestReport): Totals {
  const brokenFiles = report.testResults.filter(
    ({status, assertionResults}) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
  };
}
