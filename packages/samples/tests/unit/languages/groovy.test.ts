import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {groovyChecker} from '../../../languages/groovy/checker.ts';
import {fence} from './fence.ts';

const script = readFileSync('packages/samples/languages/groovy/build.gradle', 'utf8');

async function said(code: string): Promise<string[]> {
  const [outcome] = await groovyChecker.check([fence('groovy', code)]);
  return (outcome?.findings ?? []).map(
    (each) => `${each.line}: ${each.message}; ${each.hint ?? ''}`,
  );
}

function lineOf(text: string): number {
  return 100 + script.slice(0, script.indexOf(text)).split('\n').length;
}

test('the good script passes', async () => {
  expect(await said(script)).toEqual([]);
});

test.each([
  [
    'a version other than the documented one',
    'android-sdk:4.12.1',
    'android-sdk:4.11.0',
    /does not know version.*write 4\.12\.1/,
  ],
  [
    'a misspelt artifact',
    'cloud.eppo:android-sdk',
    'cloud.eppo:android-sdks',
    /no SDK package.*did you mean .cloud\.eppo:android-sdk/,
  ],
  [
    'a string without end',
    "'cloud.eppo:android-sdk:4.12.1'",
    "'cloud.eppo:android-sdk:4.12.1",
    /string has no end/,
  ],
  ['a bracket too many', 'mavenCentral()', 'mavenCentral())', /`\)` closes nothing/],
])('%s is reported at its line', async (_, from, to, says) => {
  const findings = await said(script.replace(from, to));
  expect(findings[0]).toMatch(says);
  expect(findings[0]).toContain(`${lineOf(from)}: `);
});

test('a bracket that never closes is reported where it opens', async () => {
  const findings = await said(script.replace('mavenCentral()\n}', 'mavenCentral()\n'));
  expect(findings[0]).toContain(`${lineOf('repositories {')}: syntax error: \`{\` is not closed`);
});
