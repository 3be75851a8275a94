import {existsSync, readFileSync} from 'node:fs';
import type {SpecificationRow} from '../../browser/specification/rows.ts';
import type {Outcome, Proof} from './results.ts';

/** What Vitest's JSON report says, as far as it is read here. */
interface VitestReport {
  testResults: {name: string; assertionResults: {fullName: string; status: string}[]}[];
}

/** Where `npm test` leaves the report of the unit tests. */
const REPORT = '.cache/test-reports/sources.json';

function outcomeOf(status: string): Outcome {
  if (status === 'passed') {
    return 'passed';
  }
  return status === 'failed' ? 'failed' : 'skipped';
}

function readStatuses(): Map<string, string> | undefined {
  if (!existsSync(REPORT)) {
    return undefined;
  }
  const {testResults} = JSON.parse(readFileSync(REPORT, 'utf8')) as VitestReport;
  return new Map(
    testResults.flatMap(({name, assertionResults}) =>
      assertionResults.map(({fullName, status}) => [`${name} > ${fullName}`, status] as const),
    ),
  );
}

/** Tells whether a test file names the test; the full name starts with its groups. */
function isWritten(file: string, name: string): boolean {
  const texts = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/'([^'\n]+)'/g) : [];
  return [...texts].some(([, text]) => text !== undefined && name.endsWith(text));
}

/**
 * Returns the unit tests that prove rows, with their outcome in the last run of `npm test`, or
 * `skipped` when there was none. A test that does not exist any more proves nothing.
 */
export function unitProofs(rows: readonly SpecificationRow[]): Proof[] {
  const statuses = readStatuses();
  return rows.flatMap(({id, unit}) => {
    if (!unit || !isWritten(unit.file, unit.name)) {
      return [];
    }
    const status = [...(statuses ?? [])].find(([key]) =>
      key.endsWith(`${unit.file} > ${unit.name}`),
    );
    return [{row: id, test: `${unit.file} › ${unit.name}`, outcome: outcomeOf(status?.[1] ?? '')}];
  });
}
