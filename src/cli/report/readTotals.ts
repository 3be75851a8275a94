import {existsSync, readFileSync} from 'node:fs';
import {CRASHED, type Totals} from './totals.ts';

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
