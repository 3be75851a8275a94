import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {languageChecker} from '../../../languages/checkLanguage.ts';
import {languages} from '../../../languages/registry.ts';
import type {Finding} from '../../../core/types.ts';
import type {Fault} from '../../../languages/fault.ts';
import {fence} from './fence.ts';

const folder = path.resolve('packages/samples/languages');

const faultyLanguages = await Promise.all(
  languages.map(async ({name}) => {
    const {faults} = (await import(`../../../languages/${name}/faults.ts`)) as {faults: Fault[]};
    const sample = readdirSync(path.join(folder, name)).find((file) => /^sample\./i.test(file));
    return {language: name, sample: sample!, faults};
  }),
);

function checkerOf(name: string) {
  const language = languages.find((each) => each.name === name);
  if (!language) throw new Error(`no language ${name}`);
  return languageChecker(language);
}

async function findings(name: string, code: string): Promise<Finding[]> {
  const [outcome] = await checkerOf(name).check([fence(name, code)]);
  return outcome?.findings ?? [];
}

describe.each(faultyLanguages)('$language', ({language, sample, faults}) => {
  const code = readFileSync(path.join(folder, language, sample), 'utf8');

  test('the good sample passes and its symbols are checked', async () => {
    const [outcome] = await checkerOf(language).check([fence(language, code)]);
    expect(outcome?.findings).toEqual([]);
    expect(outcome?.status).toBe('symbols-checked');
  });

  test.each(faults)('$title is reported at its line', async ({from, to, says, at}) => {
    expect(code).toContain(from);
    const faulty = code.replace(from, () => to);
    const index = at === undefined ? code.indexOf(from) : faulty.indexOf(at);
    const line = 101 + (at === undefined ? code : faulty).slice(0, index).split('\n').length - 1;
    const found = await findings(language, faulty);
    const said = found.map((each) => `${each.line}: ${each.message}; ${each.hint ?? ''}`);
    expect(said.join('\n')).toMatch(says);
    const lines = found.filter((each) => says.test(`${each.message}; ${each.hint ?? ''}`));
    expect(lines.map((each) => each.line)).toContain(line);
  });
});
