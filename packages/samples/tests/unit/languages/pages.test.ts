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

test('variables named as usual are taken for the client where a sample leaves out the rest', async () => {
  const code = 'EppoClient.getInstance().getDoubleAssignement("discount-rate", "user-1", 0.0);';
  const [outcome] = await check([fence('java', code)]);
  expect(outcome?.findings[0]?.message).toContain('`getDoubleAssignement` is not in');
  const [client] = await check([fence('kotlin', 'client.getStringAsignment("a", "b", "c")')]);
  expect(client?.findings[0]?.hint).toBe('did you mean `getStringAssignment`?');
});

test('the folder and the import choose between the SDKs of a language', async () => {
  const code = 'client.pausePolling();';
  const against = async (given: Parameters<typeof fence>[2], sample = code) => {
    const [outcome] = await check([fence('java', sample, given)]);
    return outcome?.against ?? outcome?.status;
  };
  expect(await against({page: 'docs/sdks/client-sdks/android/initialization.mdx'})).toContain(
    'android-sdk',
  );
  expect(await against({}, `import cloud.eppo.android.EppoClient;\n${code}`)).toContain(
    'android-sdk',
  );
  expect(await against({})).toContain('eppo-server-sdk');
});

test('a sample without any SDK symbol is parsed, and says no more than that', async () => {
  const [outcome] = await check([fence('go', 'package main\n\nfunc main() {}\n')]);
  expect(outcome).toMatchObject({status: 'parsed', findings: []});
  expect(outcome?.against).toBeUndefined();
});
