import {expect, test} from 'vitest';
import {sdkManifest, sdkNames} from '../../../src/data/sdks/index.ts';
import {capabilitiesData} from '../../../src/data/sdks/views/capabilities.ts';
import {installData} from '../../../src/data/sdks/views/install.ts';
import {defaultData, optionsData} from '../../../src/data/sdks/views/options.ts';
import {signatureData} from '../../../src/data/sdks/views/signature.ts';
import {versionData} from '../../../src/data/sdks/views/version.ts';

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
  expect(defaultData('python', 'ClientConfig.is_graceful_mode')).toBe('true');
  expect(defaultData('android', 'EppoClient.Builder.pollingIntervalMs')).toBe('300000');
  expect(defaultData('dotnet', 'EppoClientConfig.PollingJitterInMillis')).toBe('5000');
  expect(defaultData('ios', 'EppoClient.initialize.pollingEnabled')).toBe('false');
});

test('an unknown holder, an unknown option and an option without default are errors', () => {
  expect(() => optionsData('node', 'IClientConfg')).toThrow(/Did you mean "IClientConfig"/);
  expect(() => defaultData('node', 'IClientConfig.pollIntervalMs')).toThrow(
    /Did you mean "pollingIntervalMs"/,
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
  expect(matrix.get('ios')).toMatchObject({bandits: false, details: true, offline: true});
  expect(matrix.get('go')).toMatchObject({details: false, deduplication: true, offline: false});
});
