import {expect, test} from 'vitest';
import {languageChecker} from '../../../languages/checkLanguage.ts';
import {languages} from '../../../languages/registry.ts';
import type {Fence, Outcome} from '../../../core/types.ts';
import {fence} from './fence.ts';

function check(fences: readonly Fence[]): Promise<Outcome[]> {
  const language = languages.find((each) => each.name === fences[0]?.language);
  if (!language) throw new Error('no language');
  return languageChecker(language).check(fences);
}

const init = `from eppo_client import ClientConfig, AssignmentLogger
import eppo_client

flags = eppo_client.init(ClientConfig("key", assignment_logger=AssignmentLogger()))
`;

test('a fence that continues another knows its variables and imports', async () => {
  const use = 'print(flags.get_string_asignment("new-onboarding", "user-1", {}, "control"))';
  const continued = fence('python', use, {id: 'docs/sample.mdx#2', meta: {continues: true}});
  const [, second] = await check([fence('python', init), continued]);
  expect(second?.findings.map((each) => each.line)).toEqual([101]);
  const [, alone] = await check([fence('python', init), fence('python', use)]);
  expect(alone?.findings).toEqual([]);
});

test('a problem of an earlier fence is reported there only', async () => {
  const broken = init.replace('AssignmentLogger\n', 'AssignmentLoger\n');
  const continued = fence('python', 'print(1)', {id: 'docs/sample.mdx#2', meta: {continues: true}});
  const [first, second] = await check([fence('python', broken), continued]);
  expect(first?.status).toBe('failed');
  expect(second?.findings).toEqual([]);
});

test('a wrong option of an earlier fence does not show up where its variable is used', async () => {
  const broken = init.replace('assignment_logger=', 'logger=');
  const use = fence('python', 'flags.shutdown()', {
    id: 'docs/sample.mdx#2',
    meta: {continues: true},
  });
  const [first, second] = await check([fence('python', broken), use]);
  expect(first?.findings.map((each) => each.line)).toEqual([104]);
  expect(second?.findings).toEqual([]);
});

test('variables named as usual are taken for the client where a sample leaves out the rest', async () => {
  const code = 'EppoClient.getInstance().getDoubleAssignement("discount-rate", "user-1", 0.0);';
  const [outcome] = await check([fence('java', code)]);
  expect(outcome?.findings[0]?.message).toContain('`getDoubleAssignement` is not in');
  const [client] = await check([fence('kotlin', 'client.getStringAsignment("a", "b", "c")')]);
  expect(client?.findings[0]?.hint).toBe('did you mean `getStringAssignment`?');
});

test('the folder, the import and the meta choose between the SDKs of a language', async () => {
  const code = 'client.pausePolling();';
  const against = async (given: Parameters<typeof fence>[2], sample = code) => {
    const [outcome] = await check([fence('java', sample, given)]);
    return outcome?.against ?? outcome?.status;
  };
  expect(await against({page: 'docs/sdks/client-sdks/android/initialization.mdx'})).toContain(
    'android-sdk',
  );
  expect(await against({meta: {sdk: 'android'}})).toContain('android-sdk');
  expect(await against({}, `import cloud.eppo.android.EppoClient;\n${code}`)).toContain(
    'android-sdk',
  );
  expect(await against({})).toContain('eppo-server-sdk');
});

test('an SDK of another language is an error of the fence', async () => {
  const [outcome] = await check([fence('java', 'int a = 1;', {meta: {sdk: 'python'}})]);
  expect(outcome?.findings[0]).toMatchObject({
    line: 101,
    message: 'sdk=python does not fit a java fence: write java or android',
  });
});

test('a sample without any SDK symbol is parsed, and says no more than that', async () => {
  const [outcome] = await check([fence('go', 'package main\n\nfunc main() {}\n')]);
  expect(outcome).toMatchObject({status: 'parsed', findings: []});
  expect(outcome?.against).toBeUndefined();
});
