import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {FullConfig, FullResult, Reporter, Suite, TestCase} from '@playwright/test/reporter';
import {globSync} from 'tinyglobby';
import {rows} from '../rows.ts';
import {rowResults, summarize, toMarkdown, type Outcome, type Proof} from './results.ts';
import {unitProofs} from './unitProofs.ts';

const TABLE = '.cache/test-reports/specification.md';

function outcomeOf(test: TestCase): Outcome {
  const outcome = test.outcome();
  if (outcome === 'skipped') {
    return 'skipped';
  }
  return outcome === 'unexpected' ? 'failed' : 'passed';
}

/** Whether all everyday tests run: parts of the suite cannot prove all rows. */
function isWholeSuite({grep, grepInvert, shard, projects}: FullConfig, tests: TestCase[]): boolean {
  const folder = projects[0]?.testDir ?? '';
  const selected = new Set(tests.map(({location}) => location.file));
  const isFiltered = String(grep) !== '/.*/' || grepInvert !== null || shard !== null;
  return (
    !isFiltered &&
    globSync('**/*.spec.ts', {
      cwd: folder,
      absolute: true,
      ignore: ['**/visual/*', '**/*.all.spec.ts'],
    }).every((file) => selected.has(file))
  );
}

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
    const proofs: Proof[] = this.#tests.flatMap((test) =>
      test.tags.map((tag) => ({
        row: tag.slice(1),
        test: `${path.relative('.', test.location.file)} › ${test.title}`,
        outcome: outcomeOf(test),
      })),
    );
    const results = rowResults(rows, [...proofs, ...unitProofs(rows)]);
    mkdirSync(path.dirname(TABLE), {recursive: true});
    writeFileSync(TABLE, toMarkdown(results));
    console.log(`\nSpecification: ${rows.length} rows: ${summarize(results)} (${TABLE})`);

    const isWhole = this.#config && isWholeSuite(this.#config, this.#tests);
    const missing = isWhole ? results.filter(({result}) => result === 'missing') : [];
    missing.forEach(({row}) => console.log(`  No test for the row ${row.id}: ${row.text}`));
    const unknown = proofs.filter(({row}) => !rows.some(({id}) => id === row));
    unknown.forEach(({row, test}) => console.log(`  No row ${row}, which a test names: ${test}`));
    const isSound = missing.length + unknown.length === 0;
    return Promise.resolve({status: isSound ? status : 'failed'});
  }

  printsToStdio(): boolean {
    return false;
  }
}
