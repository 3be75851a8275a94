import {expect, test} from 'vitest';
import {capabilities, capabilitiesTable} from '../../src/features/sdks/capabilities.ts';
import {sdkDefinition, sdkNames, sdkSide} from '../../src/features/sdks/definitions.ts';
import {toString} from 'mdast-util-to-string';
import {sdkManifest} from '../../src/features/sdks/readManifest.ts';
import {clientStartsTable} from '../../src/features/sdks/views/clientStarts.ts';
import {installData} from '../../src/features/sdks/views/install.ts';
import {defaultData, optionsData} from '../../src/features/sdks/views/options.ts';
import {literal} from '../../src/features/sdks/views/rows.ts';
import {signatureContent} from '../../src/features/sdks/views/signature.ts';
import {versionBadge} from '../../src/features/sdks/views/version.ts';
import {isForeignLiteral} from './isForeignLiteral.ts';

test.each(sdkNames)('%s: every install command has a tab and the package in it', (sdk) => {
  const commands = installData(sdk);
  expect(new Set(commands.map((each) => each.value)).size).toBe(commands.length);
  expect(commands.map((each) => each.code).join('\n')).not.toContain('{version}');
});

test.each(sdkNames)('%s: every symbol with a signature can be shown', (sdk) => {
  for (const {name} of sdkManifest(sdk).symbols) {
    expect(signatureContent(sdk, name)[0]).toMatchObject({type: 'code'});
  }
});

test('defaults are the values of the manifest, written as code', () => {
  expect(defaultData('python', 'ClientConfig.poll_interval_seconds')).toBe('30');
  expect(defaultData('python', 'ClientConfig.is_graceful_mode')).toBe('True');
  expect(defaultData('android', 'EppoClient.Builder.pollingIntervalMs')).toBe('300000');
  expect(defaultData('dotnet', 'EppoClientConfig.PollingJitterInMillis')).toBe('5000');
  expect(defaultData('ios', 'EppoClient.initialize.pollingEnabled')).toBe('false');
});

test('an unknown holder, an unknown option and an option without default are errors', () => {
  expect(() => optionsData('node', 'IClientConfg')).toThrow(/did you mean `IClientConfig`/);
  expect(() => defaultData('node', 'IClientConfig.pollIntervalMs')).toThrow(
    /did you mean `pollingIntervalMs`/,
  );
  expect(() => defaultData('node', 'IClientConfig.apiKey')).toThrow(/has no default/);
});

test('the version names the samples only when they run on another one', () => {
  expect(toString(versionBadge('node'))).toMatch(/ 4\.0\.1, released .*; samples run on 3\.10\.2$/);
  expect(toString(versionBadge('python'))).not.toContain('samples run on');
});

test('the matrix covers all SDKs; what the manifest states wins over what names suggest', () => {
  const tables = ['server', 'client'].map(capabilitiesTable);
  const rows = tables.flatMap(({children: [head, ...body]}) => {
    const titles = head?.children.map((cell) => toString(cell)) ?? [];
    return body.map((row) =>
      Object.fromEntries(row.children.map((cell, column) => [titles[column], toString(cell)])),
    );
  });
  const matrix = sdkNames.map((sdk) => [
    sdk,
    rows.find(({SDK}) => SDK?.replace(/ [\d.]+$/, '') === sdkDefinition(sdk).title),
  ]);
  expect(rows).toHaveLength(sdkNames.length);
  expect(tables[0]?.children[1]?.children[0]?.data).toMatchObject({hName: 'th'});
  expect(Object.fromEntries(matrix)).toMatchObject({
    node: {'Forced variation': 'yes'},
    php: {'Evaluation details': 'no', Polling: 'separate process or cron'},
    javascript: {Bandits: 'precomputed client only', 'Forced variation': 'yes'},
    ios: {Bandits: 'no', 'Evaluation details': 'yes', 'Start without network': 'yes'},
    go: {'Evaluation details': 'no', 'Deduplicated logging': 'yes', 'Start without network': 'no'},
  });
  expect(() => capabilitiesTable('sever')).toThrow(/known: server, client/);
});

test.each(sdkNames)('%s is said to lack nothing that a name in its manifest proves', (sdk) => {
  const [head, ...rows] = capabilitiesTable(sdkSide(sdk)).children.map((row) =>
    row.children.map((cell) => toString(cell)),
  );
  const cells = rows.find(([name]) => name?.startsWith(`${sdkDefinition(sdk).title} `));
  const names = sdkManifest(sdk).symbols.flatMap(({name, params, notes}) =>
    notes.some((note) => note.includes('use the precomputed client'))
      ? []
      : [name, ...params.map((param) => `${name}.${param.name}`)],
  );
  const denied = Object.values(capabilities()).filter(
    ({title}) => cells?.[head?.indexOf(title) ?? -1] === 'no',
  );
  expect(denied.flatMap(({proof}) => names.filter((name) => proof.test(name)))).toEqual([]);
});

test('each client SDK shows what starts its kinds of clients', () => {
  const rows = clientStartsTable().children.map((row) =>
    row.children.map((cell) => toString(cell)),
  );
  expect(rows.slice(1).map(([title]) => title)).toEqual([
    'JavaScript',
    'React Native',
    'Android',
    'iOS',
    'Dart and Flutter',
  ]);
  expect(rows).toContainEqual([
    'iOS',
    'EppoClient.initialize',
    'EppoPrecomputedClient.initialize',
    'EppoPrecomputedClient.initializeOffline',
    'EppoClient.initializeOffline',
  ]);
});

test('a default is written in the language of its SDK', () => {
  expect(literal(false, 'Python', 'bool')).toBe('False');
  expect(literal(false, 'Go', 'bool')).toBe('false');
  expect(literal(1, 'Elixir', 'float')).toBe('1.0');
  expect(literal(1, 'Elixir', 'integer')).toBe('1');
  expect(literal(null, 'Ruby', 'Integer')).toBeUndefined();
  expect(isForeignLiteral('null', 'Python')).toBe(true);
  expect(isForeignLiteral('true', 'Python')).toBe(true);
  expect(isForeignLiteral('nil', 'Ruby')).toBe(false);
  expect(isForeignLiteral('null', 'Java')).toBe(false);
});

test('an option whose value is an object has a type of its own and a row for each member', () => {
  const {rows} = optionsData('node', 'IClientConfig');
  const row = (name: string) => rows.find((each) => each.name === name);
  expect(row('eventTracking')).toMatchObject({type: 'object', required: false});
  expect(row('eventTracking')?.default).toBeUndefined();
  expect(row('eventTracking.enabled')).toMatchObject({type: 'boolean', default: 'false'});
});

test.each([
  ['node', 'IAssignmentEvent', true],
  ['python', 'evaluation_details', true],
  ['java', 'BanditAssignment', true],
  ['node', 'IClientConfig', false],
  ['php', 'AttributeSet', false],
])('%s: whether %s comes out of the SDK is %s', (sdk, of, expected) => {
  expect(optionsData(sdk, of).isOutput).toBe(expected);
});
