import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

it('locks the binaries of every platform, or "npm ci" fails where one is not published', () => {
  const locked = new Set(
    Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')),
  );
  const missing = Object.values(packages)
    .flatMap(({optionalDependencies}) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !locked.has(name));
  expect(missing).toEqual([]);
});
