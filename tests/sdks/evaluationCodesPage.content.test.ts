import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {sdkDefinition, sdkNames} from '../../src/features/sdks/definitions.ts';
import {CODE_KINDS, evaluationCodes} from '../../src/features/sdks/evaluationCodes.ts';
import remarkSdkData from '../../src/features/sdks/index.ts';
import {transformPage} from '../support/page/transformPage.ts';

const PAGE = readFileSync('docs/sdks/evaluation-codes.mdx', 'utf8');

const tableOf = (kind: string): string[] =>
  transformPage(`<EvaluationCodes kind="${kind}" />`, remarkSdkData()).split('\n');

test.each(CODE_KINDS)('the page shows the table of the kind %s', (kind) => {
  expect(PAGE).toContain(`<EvaluationCodes kind="${kind}" />`);
});

test.each(sdkNames)('%s stands in the row of each code that it gives, and in no other', (sdk) => {
  const {title} = sdkDefinition(sdk);
  const isNamed = (row: string) =>
    new RegExp(`(?<![\\w.])${title.replace('.', '\\.')}(?= \\||[,:;])`).test(row);
  CODE_KINDS.forEach((kind) => {
    const named = tableOf(kind)
      .slice(2)
      .filter(isNamed)
      .map((row) => /^\| `(\w+)`/.exec(row)?.[1] ?? '');
    const given = evaluationCodes(sdk)
      .filter((each) => each.kind === kind)
      .map(({code}) => code);
    expect(named.sort()).toEqual(given.sort());
  });
});

test('SDKs that share a code without a case of their own stand together', () => {
  const row = tableOf('bandit').find((each) => each.includes('`NON_BANDIT_VARIATION`'));
  expect(row).toMatch(/\| Python, Ruby \|$/);
});

test('the page names every SDK that gives no code', () => {
  const row = PAGE.split('\n').find((line) => line.startsWith('| no code: ')) ?? '';
  const without = sdkNames.filter((sdk) => evaluationCodes(sdk).length === 0);
  const missing = without
    .map((sdk) => sdkDefinition(sdk).title)
    .filter((title) => !row.includes(title));
  expect(
    missing.map(
      (title) => `${title}: name it in the row "no code" of docs/sdks/evaluation-codes.mdx`,
    ),
  ).toEqual([]);
});
