import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const {resolve} = createRequire(import.meta.url);

const REMEDY = 'See src/features/build-cache/index.ts: no compiled page is kept any more.';

/** What the plugin relies on in Docusaurus' MDX loader. */
it.each([
  ['makes the processors before', 'createMDXLoader.js', 'processors: await'],
  ['takes the ones that it is given', 'processor.js', 'const processors = options.processors ??'],
  ['hands over what decides about a page', 'utils.js', 'return await processor.process({'],
  ['takes no more than this from the result', 'utils.js', 'return data.contentTitle'],
])('the MDX loader %s', (_what, file, says) => {
  const text = readFileSync(resolve(`@docusaurus/mdx-loader/lib/${file}`), 'utf8');
  expect(text, REMEDY).toContain(says);
});

it('only the title and the module of a compiled page are used', () => {
  const loader = readFileSync(resolve('@docusaurus/mdx-loader/lib/loader.js'), 'utf8');
  const used = [...loader.matchAll(/\bresult\.(\w+)/g)].map((match) => match[1]);
  expect(new Set(used), REMEDY).toEqual(new Set(['data', 'content']));
});
