import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

const {resolve} = createRequire(import.meta.url);

/** What the replaced modules rely on in each package. */
const assumptions = parse(readFileSync('tests/lean-pages/upgrades.yaml', 'utf8')) as Record<
  'replaced' | 'file' | 'says' | 'remedy',
  string
>[];

it.each(assumptions)('can replace $replaced, named in $file', ({file, says, remedy}) => {
  const where = 'src/features/lean-pages/bundle';
  expect(readFileSync(resolve(file), 'utf8'), `See ${where}: ${remedy}`).toContain(says);
});

it('can replace tslib, of which the common utilities use one helper', () => {
  const files = globSync('node_modules/@docusaurus/utils-common/lib/*.js');
  const helpers = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/tslib_1\.(\w+)/g)].map((match) => match[1]),
  );
  const remedy = 'add each helper to bundle/importDefault.ts, or remove its alias.';
  expect([...new Set(helpers)], remedy).toEqual(['__importDefault']);
});
