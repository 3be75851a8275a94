import {existsSync, readFileSync} from 'node:fs';
import type {SpecificationRow} from '../rows.ts';
import {combine, type Outcome, type Proof} from './results.ts';

/** What Vitest's JSON report says, as far as it is read here. */
interface VitestReport {
  testResults: {name: string; assertionResults: {fullName: string; status: string}[]}[];
}

/** Where `npm test` leaves the reports of Vitest. */
const REPORTS = ['.cache/test-reports/sources.json', '.cache/test-reports/build.json'];

function outcomeOf(status: string): Outcome {
  if (status === 'passed') {
    return 'passed';
  }
  return status === 'failed' ? 'failed' : 'skipped';
}

/** Reads the outcomes of all tests whose file and name end so; none when nothing was run. */
function readOutcomes(file: string, name: string): Outcome[] {
  return REPORTS.filter((report) => existsSync(report))
    .flatMap((report) => (JSON.parse(readFileSync(report, 'utf8')) as VitestReport).testResults)
    .filter((result) => result.name.endsWith(file))
    .flatMap(({assertionResults}) => assertionResults)
    .filter(({fullName}) => fullName === name)
    .map(({status}) => outcomeOf(status));
}

/** Tells whether a test file names the test; the full name starts with its groups. */
function isWritten(file: string, name: string): boolean {
  const texts = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/'([^'\n]+)'/g) : [];
  return [...texts].some(([, text]) => text !== undefined && name.endsWith(text));
}

/**
 * Returns the Vitest tests that prove rows, with their outcome in the last run of `npm test`, or
 * `skipped` when there was none. A test that does not exist any more proves nothing.
 */
export function unitProofs(rows: readonly SpecificationRow[]): Proof[] {
  return rows.flatMap(({id, unit}) => {
    if (!unit || !isWritten(unit.file, unit.name)) {
      return [];
    }
    const {file, name} = unit;
    return [{row: id, test: `${file} › ${name}`, outcome: combine(readOutcomes(file, name))}];
  });
}
