/** How many tests passed and failed. A crash counts as one failed test. */
export interface Totals {
  passed: number;
  failed: number;
}

/** What stands for a run that ended before it could write its report. */
export const CRASHED: Totals = {passed: 0, failed: 1};

/** Adds up the results of several runs. */
export function sumTotals(runs: readonly Totals[]): Totals {
  return {
    passed: runs.reduce((sum, {passed}) => sum + passed, 0),
    failed: runs.reduce((sum, {failed}) => sum + failed, 0),
  };
}

/** Returns the last line of the test command. */
export function summaryLine({passed, failed}: Totals): string {
  return `${passed} passed, ${failed} failed`;
}
