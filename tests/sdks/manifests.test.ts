import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {sdkNames} from '../../src/features/sdks/definitions.ts';
import {sdkManifest, sdkSymbols} from '../../src/features/sdks/readManifest.ts';
import {manifestSchema} from '../../src/features/sdks/schema.ts';
import {checkData, parseData} from '../../src/shared/parseData.ts';

const files = readdirSync('src/features/sdks/manifests').filter((name) => name.endsWith('.yaml'));

test('every manifest file is loaded', () => {
  expect(files.map((name) => name.replace('.yaml', ''))).toEqual([...sdkNames].sort());
});

describe.each(sdkNames)('%s', (sdk) => {
  test('matches the schema and its file name', () => {
    expect(sdkManifest(sdk).sdk).toBe(sdk);
  });

  test('lists each symbol once; only overloads share a name', () => {
    const keys = sdkManifest(sdk).symbols.map((symbol) => `${symbol.name} ${symbol.signature}`);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  test('names its parameters once', () => {
    const repeated = sdkManifest(sdk).symbols.filter(({params}) => {
      const names = params.map((param) => param.name);
      return new Set(names).size < names.length;
    });
    expect(repeated.map((symbol) => symbol.name)).toEqual([]);
  });

  test('says when its release was read', () => {
    expect(sdkManifest(sdk).verifiedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

test('a mistake in a manifest is told with its line and its path', () => {
  const lines = readFileSync('src/features/sdks/manifests/dart.yaml', 'utf8').split('\n');
  const line = lines.findIndex((text) => text.trim().startsWith('kind: '));
  const parsed = parseData(lines.with(line, '    kind: verb').join('\n'));
  const checked = 'lineOf' in parsed ? checkData(parsed, manifestSchema, []) : undefined;
  const problem: unknown = expect.stringMatching(/symbols\.\d+\.kind/);
  expect(checked).toEqual({mistakes: [{line: line + 1, problem}]});
});

test('names are split into owner and member whatever the separator', () => {
  const owners = (sdk: string, name: string) =>
    sdkSymbols(sdk, name).map(({owner, member}) => [owner, member]);
  expect(owners('node', 'IClientConfig.apiKey')).toEqual([['IClientConfig', 'apiKey']]);
  expect(owners('php', 'EppoClient->stopPolling')).toEqual([['EppoClient', 'stopPolling']]);
  expect(owners('ruby', 'Client#shutdown')).toEqual([['Client', 'shutdown']]);
  expect(owners('rust', 'ClientConfig::to_client')).toEqual([['ClientConfig', 'to_client']]);
  expect(owners('elixir', 'EppoSdk.Client.new/1')).toEqual([['EppoSdk.Client', 'new']]);
});

test('unknown names are errors with the nearest known one', () => {
  expect(() => sdkManifest('pyhton')).toThrow(/Unknown SDK "pyhton"; did you mean `python`\?/);
  expect(() => sdkSymbols('python', 'get_string_asignment')).toThrow(
    /did you mean `get_string_assignment`\?/,
  );
  expect(() => sdkSymbols('android', 'getStringAssignment')).toThrow(
    /ambiguous.*EppoClient\.getStringAssignment or EppoPrecomputedClient\.getStringAssignment/,
  );
});
