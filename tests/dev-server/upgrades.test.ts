import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const require = createRequire(import.meta.url);
const sourceOf = (file: string): string => readFileSync(require.resolve(file), 'utf8');

const lazyRegistry = require('../../src/features/dev-server/lazyRegistry.cjs') as (
  source: string,
) => string;

it('keeps the names out of the list of page parts that would compile every page', () => {
  const entry = '[() => import("@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")]';
  expect(lazyRegistry(entry)).toBe('[() => import("@site/a.mdx"), "@site/a.mdx", "@site/a.mdx"]');
  expect(
    sourceOf('@docusaurus/core/lib/server/codegen/codegenRoutes.js'),
    'lazyRegistry.cjs finds nothing: read how the registry names its modules now.',
  ).toContain(', "${modulePath}", require.resolveWeak("${modulePath}")]');
});

it('adds its middleware beside one that nobody asks', () => {
  expect(
    sourceOf('@docusaurus/core/lib/commands/start/webpack.js').match(/middlewares\.unshift/g),
    'Docusaurus has another middleware that devMiddleware.ts replaces: call it as well.',
  ).toHaveLength(1);
});
