import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {replacedCode} from '../../src/features/lean-pages/bundle/replacedCode.ts';

const {resolve} = createRequire(import.meta.url);

/** What the replaced modules rely on in each package. */
const assumptions = parse(readFileSync('tests/lean-pages/upgrades.yaml', 'utf8')) as Record<
  'replaced' | 'file' | 'says' | 'remedy',
  string
>[];

const HERE = 'src/features/lean-pages/bundle';

it.each(assumptions)('can replace $replaced, named in $file', ({file, says, remedy}) => {
  expect(readFileSync(resolve(file), 'utf8'), `See ${HERE}: ${remedy}`).toContain(says);
});

it.each(replacedCode)('can replace pieces of $file', ({file, pieces}) => {
  const code = readFileSync(`node_modules/@docusaurus/${file}`, 'utf8');
  const remedy =
    'See src/features/lean-pages/bundle/replacedCode.ts: name the new file, or the new code.';
  for (const piece of Object.keys(pieces)) expect(code, remedy).toContain(piece);
});

it('can replace tslib, of which the common utilities use one helper', () => {
  const files = globSync('node_modules/@docusaurus/utils-common/lib/*.js');
  const helpers = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/tslib_1\.(\w+)/g)].map((match) => match[1]),
  );
  const remedy = 'add each helper to importDefault.ts, or remove its alias.';
  expect([...new Set(helpers)], `See ${HERE}: ${remedy}`).toEqual(['__importDefault']);
});
