import {readFileSync} from 'node:fs';
import {minVersion, satisfies} from 'semver';
import {expect, it} from 'vitest';

interface LockedPackage {
  engines?: {node?: string};
}

/** Packages that ask for a newer Node.js, and why ours is enough. */
const EXCEPTIONS = new Set([
  // Their tests run it on the oldest version, too.
  'afdocs',
  // Parses comments for a rule of ESLint; what is new in Node.js 22 is not used.
  'jsdoc-type-pratt-parser',
]);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

it('the oldest Node.js that is promised runs every package', () => {
  const {engines} = readJson('package.json') as {engines: {node: string}};
  const {packages} = readJson('package-lock.json') as {packages: Record<string, LockedPackage>};
  const oldest = minVersion(engines.node)!;
  const needNewer = Object.entries(packages)
    .filter(([, locked]) => locked.engines?.node && !satisfies(oldest, locked.engines.node))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(needNewer.filter((name) => !EXCEPTIONS.has(name))).toEqual([]);
});
