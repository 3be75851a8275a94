import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

interface LockedPackage {
  version?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const files = ['package-lock.json', 'packages/thorough/package-lock.json'];

describe.each(files)('%s', (file) => {
  const {packages} = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };

  it('locks a checksum for every package, so that nothing else can take its place', () => {
    const unverified = Object.entries(packages)
      .filter(
        ([path, {version, integrity}]) =>
          /^node_modules\/|\/node_modules\//.test(path) && version && !integrity,
      )
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(unverified).toEqual([]);
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
});
