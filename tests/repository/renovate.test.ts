import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';

interface Rule {
  description?: string;
  matchPackageNames?: string[];
  allowedVersions?: string;
  enabled?: boolean;
}

it('every package that is held back is one of ours, with the reason', () => {
  const text = readFileSync('.github/renovate.json5', 'utf8').replace(/^\/\/.*$/gm, '');
  const {packageRules} = runInNewContext(`(${text})`) as {packageRules: Rule[]};
  const held = packageRules.filter(
    ({allowedVersions, enabled}) => allowedVersions !== undefined || enabled === false,
  );
  expect(held.length).toBeGreaterThan(8);
  expect(held.filter(({description}) => !description)).toEqual([]);
  const ours = ['package.json', 'packages/thorough/package.json', '.ci/run']
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const names = held.flatMap(({matchPackageNames}) => matchPackageNames ?? []);
  expect(names.filter((name) => !ours.includes(name.replace('**', '')))).toEqual([]);
});
