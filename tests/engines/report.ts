import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chooseEngines} from '../../src/cli/browser/engines.ts';
import type {Reporter, Suite, TestCase} from '@playwright/test/reporter';

const TABLE = '.cache/test-reports/engines.md';

const OUTCOMES: Readonly<Record<ReturnType<TestCase['outcome']>, string>> = {
  expected: 'passed',
  flaky: 'passed at the second try',
  skipped: 'not run',
  unexpected: '**failed**',
};

/** Writes what is true in which engine, a row for each test. */
export default class EnginesReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const engines = this.#suite?.suites ?? [];
    const names = engines.map(({title}) => title);
    const rows = new Map<string, string[]>();
    engines.forEach((engine, column) => {
      for (const test of engine.allTests()) {
        const [, , file = '', ...titles] = test.titlePath();
        const key = `${path.dirname(file)} | ${titles.join(': ').replaceAll('|', '\\|')}`;
        const row = rows.get(key) ?? names.map(() => '');
        row[column] = OUTCOMES[test.outcome()];
        rows.set(key, row);
      }
    });
    const cells = [
      ['Kind', 'What a reader does or meets', ...names],
      ['Kind', '', ...names].map(() => '---'),
      ...[...rows].map(([key, row]) => [key, ...row]),
    ];
    const table = cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
    mkdirSync(path.dirname(TABLE), {recursive: true});
    writeFileSync(TABLE, `${table}\n`);
    console.log(['', table, ...chooseEngines().leftOut, ''].join('\n'));
  }

  printsToStdio(): boolean {
    return false;
  }
}
