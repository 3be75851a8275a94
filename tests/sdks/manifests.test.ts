import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {sdkNames} from '../../src/features/sdks/definitions.ts';
import {parseManifest, sdkManifest, sdkSymbols} from '../../src/features/sdks/readManifest.ts';

const files = readdirSync('src/features/sdks/manifests').filter((name) => name.endsWith('.json'));

test('every manifest file is loaded', () => {
  expect(files.map((name) => name.replace('.json', ''))).toEqual([...sdkNames].sort());
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

test('a manifest that breaks the schema names the file and the path', () => {
  const value = JSON.parse(readFileSync('src/features/sdks/manifests/dart.json', 'utf8')) as {
    symbols: {kind: string}[];
  };
  const [first] = value.symbols;
  if (first) first.kind = 'verb';
  expect(() => parseManifest(value, 'src/features/sdks/manifests/dart.json')).toThrow(
    /manifests\/dart\.json:[\s\S]*symbols\.0\.kind/,
  );
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
