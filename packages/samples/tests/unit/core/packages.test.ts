import {expect, it} from 'vitest';
import {sdkManifest} from '../../../../../src/features/sdks/readManifest.ts';
import {checkPackage} from '../../../core/packages.ts';

it('names each version that the manifest of a package knows, once', () => {
  const {latestVersion, samplesVersion, sourceVersion} = sdkManifest('node');
  const versions = [...new Set([latestVersion, samplesVersion, sourceVersion])].filter(Boolean);
  const hint = `write ${versions.join(' or ')}`;
  expect(checkPackage('npm', '@eppo/node-server-sdk', '0.0.1')?.hint).toBe(hint);
  const only = sdkManifest('python').latestVersion;
  expect(checkPackage('pypi', 'eppo-server-sdk', '0.0.1')?.hint).toBe(`write ${only}`);
});

it('knows a Go module by the path of the module, not of its package', () => {
  expect(checkPackage('go', 'github.com/Eppo-exp/golang-sdk/v6')).toBeUndefined();
  expect(checkPackage('go', 'github.com/Eppo-exp/golang-sdk/v6/eppoclient')).toBeDefined();
});
