import {readFileSync} from 'node:fs';
import {minVersion, satisfies} from 'semver';
import {expect, it} from 'vitest';

interface LockedPackage {
  engines?: {node?: string};
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

it.each(['.', 'packages/thorough'])(
  'the oldest Node.js that is promised runs every package of %s',
  (folder) => {
    const {engines} = readJson('package.json') as {engines: {node: string}};
    const {packages} = readJson(`${folder}/package-lock.json`) as {
      packages: Record<string, LockedPackage>;
    };
    const oldest = minVersion(engines.node)!;
    const needNewer = Object.entries(packages)
      .filter(([, locked]) => locked.engines?.node && !satisfies(oldest, locked.engines.node))
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(needNewer).toEqual([]);
  },
);
