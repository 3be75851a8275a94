import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
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

function toLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Rows of earlier runs in the same engines, but for the tests that have run again. */
function keptRows(head: readonly string[], ranAgain: readonly string[]): string[] {
  const before = existsSync(TABLE) ? readFileSync(TABLE, 'utf8').split('\n') : [];
  if (before[0] !== head[0]) return [];
  return before
    .slice(head.length)
    .filter((line) => line && !ranAgain.some((key) => line.startsWith(`| ${key} | `)));
}

/**
 * Writes what is true in which engine, a row for each test. What other runs in the same engines have
 * found about other tests stays.
 */
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
    const head = [
      ['Kind', 'What a reader does or meets', ...names],
      ['Kind', '', ...names].map(() => '---'),
    ].map(toLine);
    const lines = [...rows].map(([key, row]) => toLine([key, ...row]));
    mkdirSync(path.dirname(TABLE), {recursive: true});
    writeFileSync(TABLE, [...head, ...keptRows(head, [...rows.keys()]), ...lines, ''].join('\n'));
    console.log(['', ...head, ...lines, ...chooseEngines().leftOut, ''].join('\n'));
  }

  printsToStdio(): boolean {
    return false;
  }
}
