import {expect, test} from 'vitest';
import {sdkManifest} from '../../src/features/sdks/readManifest.ts';
import {watchSdk} from '../../src/features/sdks/watch/newestRelease.ts';

const dart = sdkManifest('dart');
const python = sdkManifest('python');

/** Tags as `git ls-remote` prints them. */
const tags = (...names: string[]) => names.map((name) => `a1\trefs/tags/${name}`).join('\n');

test.each([
  [dart, tags('v1.2.0', 'v1.10.0', 'other@9.0.0', 'v2.0.0-beta.1'), '1.10.0 is newer'],
  [dart, tags('v1.2.0', 'v1.1.9'), 'the newest'],
  [python, tags('python-sdk@4.4.0', 'ruby-sdk@5.0.0'), 'newer than 4.4.0'],
  [python, tags('v9.0.0'), 'not reached (Eppo-exp/eppo-multiplatform has no tag of a release)'],
])('the tags of a repository say whether a release is newer: %#', async (manifest, list, said) => {
  expect(await watchSdk(manifest, async () => list)).toBe(
    `${manifest.sdk} ${manifest.latestVersion}: ${said}`,
  );
});

test('a repository that does not answer is no error', async () => {
  const fails = () => Promise.reject(new Error('Command failed\nno route\n'));
  expect(await watchSdk(dart, fails)).toMatch(/: not reached \(no route\)$/);
});
