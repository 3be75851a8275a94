import {expect, test} from 'vitest';
import {languageChecker} from '../../../languages/checkLanguage.ts';
import {languages} from '../../../languages/registry.ts';
import type {Outcome} from '../../../core/types.ts';
import {fence} from './fence.ts';

async function check(name: string, code: string): Promise<Outcome> {
  const language = languages.find((each) => each.name === name)!;
  const [outcome] = await languageChecker(language).check([fence(name, code)]);
  return outcome!;
}

test('variables named as usual are taken for the client where a sample leaves out the rest', async () => {
  const {findings} = await check('swift', 'client.getStringAsignment(flagKey: "a")');
  expect(findings[0]?.hint).toBe('did you mean `getStringAssignment`?');
});

test.each([
  ['ruby', 'puts 1'],
  ['go', 'package main\n\nfunc main() { eppoclient.NoSuchName() }\n'],
])('a sample of %s without an SDK name to compare is parsed, and says no more', async (...row) => {
  const outcome = await check(...row);
  expect(outcome).toMatchObject({status: 'parsed', findings: []});
  expect(outcome.against).toBeUndefined();
});
