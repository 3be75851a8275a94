import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface LockedPackage {
  version?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/**
 * Binaries of other machines whose versions have no published checksum to be had so far. The list
 * may only become shorter.
 */
const UNVERIFIED = [
  ['@duckdb/node-bindings-', 'darwin-arm64 darwin-x64 linux-arm64 linux-arm64-musl'],
  ['@duckdb/node-bindings-', 'win32-arm64 win32-x64'],
  ['@swc/core-', 'darwin-arm64 darwin-x64 linux-arm-gnueabihf linux-ppc64-gnu linux-s390x-gnu'],
  ['@swc/core-', 'win32-arm64-msvc win32-ia32-msvc win32-x64-msvc'],
  ['@swc/html-', 'darwin-arm64 darwin-x64 linux-arm-gnueabihf linux-arm64-gnu linux-arm64-musl'],
  ['@swc/html-', 'linux-ppc64-gnu linux-s390x-gnu linux-x64-musl'],
  ['@swc/html-', 'win32-arm64-msvc win32-ia32-msvc win32-x64-msvc'],
].flatMap(([start = '', platforms = '']) => platforms.split(' ').map((name) => start + name));

it('locks a checksum for every other package, so that nothing else can take its place', () => {
  const unverified = Object.entries(packages)
    .filter(
      ([path, {version, integrity}]) =>
        /^node_modules\/|\/node_modules\//.test(path) && version && !integrity,
    )
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(unverified.sort()).toEqual(UNVERIFIED.sort());
});

it('locks the binaries of every platform, or "npm ci" fails where one is not published', () => {
  const locked = new Set(
    Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')),
  );
  const missing = Object.values(packages)
    .flatMap(({optionalDependencies}) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !locked.has(name));
  expect(missing).toEqual([]);
});
