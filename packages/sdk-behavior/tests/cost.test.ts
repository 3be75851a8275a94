import {expect, test} from 'vitest';
import {availableToolchain} from '../../samples/languages/toolchains/index.ts';
import {nodeProgram, pythonProgram, runOnce, withRules, type Program} from '../cost/programs.ts';
import {rulesWith} from '../cost/rules.ts';

const python = await availableToolchain('python');

const smallRun = (program: Program) =>
  withRules(rulesWith(3), (baseUrl) => runOnce(program, baseUrl, 2, 10));

test('rules have as many flags as asked for, each with its own salts', () => {
  const {flags} = JSON.parse(rulesWith(25)) as {flags: Record<string, unknown>};
  const salts = new Set(JSON.stringify(flags).match(/traffic-\w+/g));
  expect([Object.keys(flags).length, salts.size]).toEqual([25, 25]);
});

test('the Node.js SDK is measured while it assigns', async () => {
  const run = await smallRun(nodeProgram());
  expect(run.value).toMatch(/^(control|treatment)$/);
  expect(run.callMicroseconds).toHaveLength(2);
});

test.runIf(python)('the Python SDK is measured while it assigns', async () => {
  const run = await smallRun(await pythonProgram());
  expect(run.value).toMatch(/^(control|treatment)$/);
  expect(run.callMicroseconds).toHaveLength(2);
});

test('a program whose SDK gives the default measures nothing', async () => {
  const noFlags = JSON.stringify({...(JSON.parse(rulesWith(1)) as object), flags: {}});
  const run = withRules(noFlags, (baseUrl) => runOnce(nodeProgram(), baseUrl, 1, 1));
  await expect(run).rejects.toThrow('node gave the default, so nothing was measured.');
});
