import {expect, test} from 'vitest';
import {sdkNames} from '../../src/features/sdks/definitions.ts';
import {sdkManifest} from '../../src/features/sdks/readManifest.ts';
import {capabilitiesData} from '../../src/features/sdks/views/capabilities.ts';
import {installData} from '../../src/features/sdks/views/install.ts';
import {defaultData, optionsData} from '../../src/features/sdks/views/options.ts';
import {isForeignLiteral, literal} from '../../src/features/sdks/views/literal.ts';
import {readReturns} from '../../src/features/sdks/views/returns.ts';
import {signatureData} from '../../src/features/sdks/views/signature.ts';
import {versionData} from '../../src/features/sdks/views/version.ts';

test.each(sdkNames)('%s: every install command has a tab and the package in it', (sdk) => {
  const commands = installData(sdk);
  expect(new Set(commands.map((each) => each.value)).size).toBe(commands.length);
  expect(commands.map((each) => each.code).join('\n')).not.toContain('{version}');
});

test.each(sdkNames)('%s: every symbol with a signature can be shown', (sdk) => {
  for (const {name} of sdkManifest(sdk).symbols) {
    expect(signatureData(sdk, name).length).toBeGreaterThan(0);
  }
});

test.each([
  ['node', 'IClientConfig', 'pollingIntervalMs'],
  ['python', 'ClientConfig', 'poll_interval_seconds'],
  ['java', 'EppoClient.Builder', 'pollingIntervalMs'],
  ['go', 'Config', 'PollerInterval'],
  ['dotnet', 'EppoClientConfig', 'BaseUrl'],
  ['ruby', 'EppoClient::Config', 'base_url'],
  ['php', 'EppoClient::init', 'pollingOptions'],
  ['elixir', 'EppoSdk.Client.Config', 'base_url'],
  ['ios', 'EppoClient.initialize', 'pollingIntervalMs'],
  ['dart', 'ClientConfiguration', 'requestTimeout'],
  ['rust', 'ClientConfig', 'base_url'],
])('%s: the options of %s include %s', (sdk, of, name) => {
  expect(optionsData(sdk, of).rows.map((row) => row.name)).toContain(name);
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
  expect(versionData('node')).toMatchObject({latestVersion: '4.0.1', samplesVersion: '3.10.2'});
  expect(versionData('python').samplesVersion).toBeUndefined();
});

test('the matrix covers all SDKs; what the manifest states wins over what names suggest', () => {
  const matrix = new Map(capabilitiesData().map((row) => [row.sdk, row.capabilities]));
  expect([...matrix.keys()]).toEqual(sdkNames);
  expect(matrix.get('php')).toMatchObject({details: false, polling: 'separate process or cron'});
  expect(matrix.get('javascript')).toMatchObject({bandits: 'precomputed client only'});
  expect(matrix.get('ios')).toMatchObject({
    bandits: false,
    details: true,
    offlineConfiguration: true,
  });
  expect(matrix.get('go')).toMatchObject({
    details: false,
    deduplication: true,
    offlineConfiguration: false,
  });
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

test('a remark about what is returned is told from the type', () => {
  expect(readReturns('(string, error); the default when err is set')).toEqual({
    type: '(string, error)',
    note: 'the default when err is set',
  });
  expect(readReturns('string[] (MD5 hashes)')).toEqual({type: 'string[]', note: 'MD5 hashes'});
  expect(readReturns('{ variation: string; action: string | null }')).toEqual({
    type: '{ variation: string; action: string | null }',
  });
  expect(readReturns('Promise<(a: string) => void>')).toEqual({
    type: 'Promise<(a: string) => void>',
  });
  expect(readReturns('channel closed after the first fetch')).toEqual({
    note: 'channel closed after the first fetch',
  });
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
