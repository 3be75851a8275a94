import {expect, test} from 'vitest';
import {languageChecker} from '../../../languages/checkLanguage.ts';
import {languages} from '../../../languages/registry.ts';
import {fence} from './fence.ts';
import {userCode} from './userCode.ts';

test.each(userCode)('$language: $title is accepted', async ({language, code}) => {
  const found = languages.find((each) => each.name === language);
  expect(found).toBeDefined();
  if (!found) return;
  const [outcome] = await languageChecker(found).check([fence(language, code)]);
  expect(outcome?.findings.map((each) => `${each.line}: ${each.message}`)).toEqual([]);
});
