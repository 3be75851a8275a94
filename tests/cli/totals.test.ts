import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {
  playwrightTotals,
  readTotals,
  sumTotals,
  vitestTotals,
  type VitestReport,
} from '../../src/cli/report/totals.ts';

function vitestReport(changes: Partial<VitestReport>): VitestReport {
  return {success: true, numPassedTests: 3, numFailedTests: 0, testResults: [], ...changes};
}

describe('vitestTotals', () => {
  it('counts passed and failed tests', () => {
    const testResults = [{status: 'failed', assertionResults: [{status: 'failed'}]}];
    const report = vitestReport({success: false, numFailedTests: 1, testResults});
    expect(vitestTotals(report)).toEqual({passed: 3, failed: 1});
  });

  it('counts a file that does not load as a failed test', () => {
    const testResults = [{status: 'failed', assertionResults: []}];
    expect(vitestTotals(vitestReport({success: false, testResults}))).toEqual({
      passed: 3,
      failed: 1,
    });
  });

  it('counts an error outside any test file as a failed test', () => {
    expect(vitestTotals(vitestReport({success: false}))).toEqual({passed: 3, failed: 1});
  });
});

describe('playwrightTotals', () => {
  it('counts errors outside tests as failed, tests that passed in their second run as passed', () => {
    const stats = {expected: 5, unexpected: 1, flaky: 1};
    expect(playwrightTotals({stats, errors: [{}]})).toEqual({passed: 6, failed: 2});
  });
});

describe('readTotals', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'totals-'));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(vitestReport({})));

  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it('counts a missing report as a crash', () => {
    expect(readTotals(path.join(folder, 'none.json'), 0, vitestTotals)).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('does not let a clean report excuse a bad exit', () => {
    expect(readTotals(file, 1, vitestTotals)).toEqual({passed: 3, failed: 1});
    expect(readTotals(file, 0, vitestTotals)).toEqual({passed: 3, failed: 0});
  });
});

it('sums all runs', () => {
  const runs = [
    {passed: 2, failed: 0},
    {passed: 3, failed: 1},
  ];
  expect(sumTotals(runs)).toEqual({passed: 5, failed: 1});
});
