import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';

const {resolve} = createRequire(import.meta.url);

/** What the replaced modules rely on in each package: an upgrade may end it without an error. */
const ASSUMPTIONS = [
  {
    replaced: '@docusaurus/ComponentCreator',
    file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    says: "import ComponentCreator from '@docusaurus/ComponentCreator'",
    remedy:
      'lazyComponentCreator.tsx is not used: alias the module that the generated routes import.',
  },
  {
    replaced: '@docusaurus/ComponentCreator',
    file: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    says: 'export default function ComponentCreator(path, hash)',
    remedy: 'lazyComponentCreator.tsx wraps another function: give it the same parameters.',
  },
  {
    replaced: 'the registry of page parts',
    file: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    says: "import registry from '@generated/registry'",
    remedy: 'namedRegistry.ts is not used: alias the module that ComponentCreator imports.',
  },
  {
    replaced: 'the registry of page parts',
    file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    says: ', "${modulePath}", require.resolveWeak("${modulePath}")]',
    remedy: 'namedRegistry.ts expects [load, name, module]: read the new order.',
  },
  {
    replaced: 'infima',
    file: '@docusaurus/theme-classic/lib/index.js',
    says: 'infima/dist/css/default/default',
    remedy: 'usedStyles.mjs is not used: name the style sheet in the rule of the plugin.',
  },
  {
    replaced: 'prism-react-renderer',
    file: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    says: 'prism-react-renderer',
    remedy: 'noPrism.ts is not used: remove it, or alias what highlights code now.',
  },
  {
    replaced: '@stdlib/assert-has-generator-support',
    file: '@stdlib/assert-has-generator-support/lib/main.js',
    says: "require( '@stdlib/utils-eval' )",
    remedy: 'hasGenerators.cjs is no longer needed: remove it and its alias.',
  },
  {
    replaced: 'the styles of the search modal',
    file: '@docsearch/css/dist/modal.css',
    says: '.DocSearch-Modal',
    remedy: 'every page loads the styles of the modal: correct NOT_LAZY_STYLES.',
  },
] as const;

const HERE = 'src/features/lean-pages/bundle/index.ts';

it.each(ASSUMPTIONS)('can replace $replaced, named in $file', ({file, says, remedy}) => {
  expect(readFileSync(resolve(file), 'utf8'), `See ${HERE}: ${remedy}`).toContain(says);
});

it('can replace tslib, of which the common utilities use one helper', () => {
  const files = globSync('node_modules/@docusaurus/utils-common/lib/*.js');
  const helpers = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/tslib_1\.(\w+)/g)].map((match) => match[1]),
  );
  const remedy = 'add each helper to importDefault.ts, or remove its alias.';
  expect([...new Set(helpers)], `See ${HERE}: ${remedy}`).toEqual(['__importDefault']);
});
