import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {
  playwrightOutcome,
  readOutcome,
  sumOutcomes,
  vitestOutcome,
  type PlaywrightReport,
  type VitestReport,
} from '../../src/cli/report/outcome.ts';

function vitestReport(results: Partial<VitestReport['testResults'][number]>[]): VitestReport {
  const whole = {
    name: path.resolve('tests/tabs/tabs.test.ts'),
    status: 'failed',
    message: '',
    assertionResults: [],
  };
  return {numPassedTests: 3, testResults: results.map((result) => ({...whole, ...result}))};
}

const none = {passed: 0, failures: [], flaky: []};

describe('the report of Vitest', () => {
  it('gives the message of a failed test and the command that runs it alone', () => {
    const failed = {
      status: 'failed',
      fullName: "tabs (of a page) keep the reader's choice",
      failureMessages: [
        '\u001B[31mexpected 1 to be 2\u001B[39m\n    at tests/tabs/tabs.test.ts:2:3\n    at file:///a/node_modules/b.js:1:1',
      ],
    };
    const report = vitestReport([{assertionResults: [failed, {...failed, status: 'passed'}]}]);
    expect(vitestOutcome(report)).toEqual({
      passed: 3,
      failures: [
        {
          name: "tests/tabs/tabs.test.ts › tabs (of a page) keep the reader's choice",
          message: 'expected 1 to be 2\n    at tests/tabs/tabs.test.ts:2:3',
          command: String.raw`npx vitest run tests/tabs/tabs.test.ts -t 'tabs \(of a page\) keep the reader'\''s choice'`,
        },
      ],
      flaky: [],
    });
  });

  it('counts a file that does not load as a failed test', () => {
    expect(vitestOutcome(vitestReport([{message: 'No such module'}])).failures).toEqual([
      {
        name: 'tests/tabs/tabs.test.ts',
        message: 'No such module',
        command: 'npx vitest run tests/tabs/tabs.test.ts',
      },
    ]);
  });
});

describe('the report of Playwright', () => {
  function report(status: 'unexpected' | 'flaky'): PlaywrightReport {
    const results = [{errors: [{message: 'first'}]}, {errors: [{message: 'second'}]}];
    const tests = [{projectName: 'site', status, results}];
    const specs = [{title: 'opens', file: 'tabs/tabs.spec.ts', line: 12, tests}];
    return {
      config: {rootDir: path.resolve('tests')},
      stats: {expected: 5, flaky: status === 'flaky' ? 1 : 0},
      errors: [{message: 'set-up'}],
      suites: [{specs: [], suites: [{specs}]}],
    };
  }

  it('counts errors outside tests as failed, and says how to run a test alone', () => {
    const {passed, failures} = playwrightOutcome(['--config=x.ts'])(report('unexpected'));
    expect(passed).toBe(5);
    expect(failures).toEqual([
      {name: 'Playwright', message: 'set-up', command: 'npx playwright test --config=x.ts'},
      {
        name: 'tests/tabs/tabs.spec.ts:12 › opens',
        message: 'second',
        command: "npx playwright test --config=x.ts tests/tabs/tabs.spec.ts:12 --project='site'",
      },
    ]);
  });

  it('counts a test that passed in its second run as passed, and names it', () => {
    const {passed, failures, flaky} = playwrightOutcome([])(report('flaky'));
    expect([passed, failures.length]).toEqual([6, 1]);
    expect(flaky).toEqual(['tests/tabs/tabs.spec.ts:12 › opens']);
  });
});

describe('a report that was left behind', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outcome-'));
  const file = path.join(folder, 'report.json');
  const runner = {name: 'unit tests', command: 'npx vitest run', read: vitestOutcome};
  writeFileSync(file, JSON.stringify(vitestReport([])));

  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it('is a crash when it is missing, which repeats what was printed last', () => {
    const {failures} = readOutcome(
      path.join(folder, 'none.json'),
      {code: 1, output: 'a\nb'},
      runner,
    );
    expect(failures).toEqual([{name: 'unit tests', message: 'a\nb', command: 'npx vitest run'}]);
  });

  it('does not excuse a bad exit when it is clean', () => {
    const bad = readOutcome(file, {code: 1, output: 'no memory'}, runner);
    expect(bad.failures.map(({message}) => message)).toEqual(['no memory']);
    expect(readOutcome(file, {code: 0, output: ''}, runner)).toEqual({...none, passed: 3});
  });
});

it('sums what all steps found', () => {
  const failure = {name: 'lint', message: '', command: 'npm run check:lint'};
  const steps = [
    {...none, passed: 2},
    {...none, passed: 3, failures: [failure]},
  ];
  expect(sumOutcomes(steps)).toEqual({passed: 5, failures: [failure], flaky: []});
});
