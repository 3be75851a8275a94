import {existsSync, readFileSync} from 'node:fs';

/** How many tests passed and failed. A crash counts as one failed test. */
export interface Totals {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {status: string; assertionResults: readonly {status: string}[]}[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number};
  errors: readonly unknown[];
}

/** What stands for a run that ended before it could write its report. */
export const CRASHED: Totals = {passed: 0, failed: 1};

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
  return {passed: report.numPassedTests, failed: failed || (report.success ? 0 : 1)};
}

/**
 * Counts the tests of a Playwright run. Errors outside a test (a file that does not load, a set-up
 * that throws) count as failed tests. A test that passed in its second run, which only CI gives it,
 * counts as passed.
 */
export function playwrightTotals({stats, errors}: PlaywrightReport): Totals {
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length};
}

/**
 * Reads the report a test runner left behind.
 *
 * @param exitCode the runner's; a report without failures does not excuse a bad exit.
 * @param count turns the report into totals.
 * @returns the totals, with at least one failed test when the runner crashed.
 */
export function readTotals<Report>(
  file: string,
  exitCode: number,
  count: (report: Report) => Totals,
): Totals {
  if (!existsSync(file)) {
    return CRASHED;
  }
  const totals = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  return exitCode !== 0 && totals.failed === 0 ? {...totals, failed: 1} : totals;
}

/** Adds up the results of several runs. */
export function sumTotals(runs: readonly Totals[]): Totals {
  return {
    passed: runs.reduce((sum, {passed}) => sum + passed, 0),
    failed: runs.reduce((sum, {failed}) => sum + failed, 0),
  };
}
