import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {FullConfig, FullResult, Reporter, Suite, TestCase} from '@playwright/test/reporter';
import {rollups} from 'd3-array';
import {globSync} from 'tinyglobby';
import {rows} from './rows.ts';

const TABLE = '.cache/test-reports/specification.md';

/** Where `npm test` leaves the reports of Vitest. */
const UNIT_REPORTS = ['.cache/test-reports/sources.json', '.cache/test-reports/build.json'];

/** What Vitest's JSON report says, as far as it is read here. */
interface VitestReport {
  testResults: {name: string; assertionResults: {fullName: string; status: string}[]}[];
}

/** A test that names a row. */
interface Proof {
  row: string;
  /** Where the test is and what it is called. */
  test: string;
  result: 'passed' | 'failed' | 'skipped';
}

function browserProofs(tests: readonly TestCase[]): Proof[] {
  const results = {expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped'};
  return tests.flatMap((test) =>
    test.tags.map((tag) => ({
      row: tag.slice(1),
      test: `${path.relative('.', test.location.file)} › ${test.title}`,
      result: results[test.outcome()] as Proof['result'],
    })),
  );
}

/** Tells whether a test file names the test; the full name starts with its groups. */
function isWritten(file: string, name: string): boolean {
  const texts = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/'([^'\n]+)'/g) : [];
  return [...texts].some(([, text]) => text !== undefined && name.endsWith(text));
}

/** The Vitest tests that prove rows, as far as they exist; `skipped` when they have not run. */
function unitProofs(): Proof[] {
  const files = UNIT_REPORTS.filter((report) => existsSync(report)).flatMap(
    (report) => (JSON.parse(readFileSync(report, 'utf8')) as VitestReport).testResults,
  );
  return rows.flatMap(({id, unit}) => {
    if (!unit || !isWritten(unit.file, unit.name)) return [];
    const {file, name} = unit;
    const statuses = files
      .filter((result) => result.name.endsWith(file))
      .flatMap(({assertionResults}) => assertionResults.filter(({fullName}) => fullName === name))
      .map(({status}) => status);
    const result = (['failed', 'passed'] as const).find((status) => statuses.includes(status));
    return [{row: id, test: `${file} › ${name}`, result: result ?? 'skipped'}];
  });
}

/** Whether all everyday tests run: parts of the suite cannot prove all rows. */
function isWholeSuite({grep, grepInvert, shard, projects}: FullConfig, tests: TestCase[]): boolean {
  const selected = new Set(tests.map(({location}) => location.file));
  const isFiltered = String(grep) !== '/.*/' || grepInvert !== null || shard !== null;
  const everyday = globSync('**/*.spec.ts', {
    cwd: projects[0]?.testDir,
    absolute: true,
    ignore: ['**/visual/*', '**/*.all.spec.ts'],
  });
  return !isFiltered && everyday.every((file) => selected.has(file));
}

const toLine = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;

/**
 * Writes which test proves which row of the specification, and with what result. A row without a
 * test fails a run of the whole suite; a tag that names no row fails any run.
 */
export default class SpecificationReporter implements Reporter {
  #config: FullConfig | undefined;
  #tests: TestCase[] = [];

  onBegin(config: FullConfig, suite: Suite): void {
    this.#config = config;
    this.#tests = suite.allTests();
  }

  onEnd({status}: FullResult): Promise<{status: FullResult['status']}> {
    const browser = browserProofs(this.#tests);
    const proofs = [...browser, ...unitProofs()];
    const results = rows.map(({id, text}) => {
      const own = proofs.filter(({row}) => row === id);
      const worst = (['failed', 'passed', 'skipped'] as const).find((result) =>
        own.some((proof) => proof.result === result),
      );
      return {id, text, tests: own.map(({test}) => test).join('; '), result: worst ?? 'missing'};
    });
    const counts = rollups(
      results,
      ({length}) => length,
      ({result}) => result,
    );
    const summary = counts.map(([result, count]) => `${count} ${result}`).join(', ');
    const lines = results.map(({id, text, tests, result}) => toLine([id, text, tests, result]));
    const head = `# Specification\n\n${rows.length} rows: ${summary}.\n\n`;
    const columns = toLine(['Row', 'Text', 'Tests', 'Result']) + toLine(Array(4).fill('---'));
    mkdirSync(path.dirname(TABLE), {recursive: true});
    writeFileSync(TABLE, head + columns + lines.join(''));
    console.log(`\nSpecification: ${rows.length} rows: ${summary} (${TABLE})`);

    const isWhole = this.#config && isWholeSuite(this.#config, this.#tests);
    const missing = isWhole ? results.filter(({result}) => result === 'missing') : [];
    missing.forEach(({id, text}) => console.log(`  No test for the row ${id}: ${text}`));
    const unknown = browser.filter(({row}) => !rows.some(({id}) => id === row));
    unknown.forEach(({row, test}) => console.log(`  No row ${row}, which a test names: ${test}`));
    const isSound = missing.length + unknown.length === 0;
    return Promise.resolve({status: isSound ? status : 'failed'});
  }

  printsToStdio(): boolean {
    return false;
  }
}
