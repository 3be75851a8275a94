import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {sdkDefinition, sdkNames, sdkOfPage} from '../../src/features/sdks/definitions.ts';
import {
  CODE_KINDS,
  codeMeanings,
  declaredCodes,
  evaluationCodes,
  type EvaluationCode,
} from '../../src/features/sdks/evaluationCodes.ts';
import remarkSdkData from '../../src/features/sdks/index.ts';
import {sdkManifest} from '../../src/features/sdks/readManifest.ts';
import {transformPage} from '../support/page/transformPage.ts';

const codesOf = (sdk: string, kind?: EvaluationCode['kind']) =>
  evaluationCodes(sdk)
    .filter((each) => kind === undefined || each.kind === kind)
    .map(({code}) => code);

const allCodes = [
  ...new Set([...sdkNames.flatMap((sdk) => codesOf(sdk)), ...sdkNames.flatMap(declaredCodes)]),
];

test('every meaning belongs to a code that some SDK gives', () => {
  const given = sdkNames.flatMap((sdk) =>
    evaluationCodes(sdk).map(({kind, code}) => `${kind} ${code}`),
  );
  const explained = CODE_KINDS.flatMap((kind) =>
    Object.keys(codeMeanings()[kind]).map((code) => `${kind} ${code}`),
  );
  expect(explained.filter((each) => !given.includes(each))).toEqual([]);
});

test('exactly the SDKs with evaluation details have codes', () => {
  const withDetails = sdkNames.filter((sdk) =>
    sdkManifest(sdk).symbols.some(({name}) => /assignment_?details/i.test(name)),
  );
  expect(sdkNames.filter((sdk) => codesOf(sdk).length > 0)).toEqual(withDetails);
});

test('an SDK that is unknown is named', () => {
  expect(() => evaluationCodes('cobol')).toThrow('Unknown SDK "cobol"');
});

describe.each(['@eppo/node-server-sdk', '@eppo/react-native-sdk'])('the types of %s', (name) => {
  const sdk = name.includes('node') ? 'node' : 'react-native';
  const common = createRequire(createRequire(import.meta.url).resolve(name)).resolve(
    '@eppo/js-client-sdk-common',
  );
  const builder = createRequire(common)('./flag-evaluation-details-builder.js') as {
    flagEvaluationCodes: string[];
    AllocationEvaluationCode: Record<string, string>;
  };

  test('declare the codes of flags that it gives, and no others but those listed', () => {
    const known = [...codesOf(sdk, 'flag'), ...declaredCodes(sdk)];
    expect([...builder.flagEvaluationCodes].sort()).toEqual(known.sort());
  });

  test('declare the codes of allocations that it gives', () => {
    const declared = Object.values(builder.AllocationEvaluationCode);
    expect(declared.sort()).toEqual(codesOf(sdk, 'allocation').sort());
  });
});

describe.each(sdkNames)('the pages of %s', (sdk) => {
  const known = [...codesOf(sdk), ...declaredCodes(sdk)];
  // UNKNOWN is also a usual fallback in samples.
  const others = allCodes.filter((code) => !known.includes(code) && code !== 'UNKNOWN');

  test('name no code that it cannot give', () => {
    const pages = globSync('docs/sdks/**/*.mdx').filter((page) => sdkOfPage(page) === sdk);
    expect(pages.length).toBeGreaterThan(0);
    const named = pages.flatMap((page) => {
      const text = readFileSync(page, 'utf8');
      const isNamed = (code: string) => new RegExp(`\\b${code}\\b`).test(text);
      return others.filter(isNamed).map((code) => `${page}: ${code}`);
    });
    expect(named).toEqual([]);
  });
});

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
