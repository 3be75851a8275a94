import {readFileSync} from 'node:fs';
import {PurgeCSS} from 'purgecss';
import {globSync} from 'tinyglobby';

/** Where class names are written; a name put together from parts is safe while each part is whole. */
const SOURCES = [
  'docs/**/*.mdx',
  'blog/**/*.mdx',
  'src/**/*.{ts,tsx,css}',
  'node_modules/@docusaurus/theme-{classic,common,search-algolia}/lib/**/*.js',
];

/** Where else variables are read. */
const STYLES = [
  'node_modules/@docusaurus/theme-{classic,common,search-algolia}/lib/**/*.css',
  'node_modules/@docsearch/css/dist/*.css',
];

function variablesOfSources() {
  const files = globSync([...SOURCES, ...STYLES]);
  return files.flatMap((file) => readFileSync(file, 'utf8').match(/--ifm-[\w-]+/g) ?? []);
}

/**
 * Loader: leaves out the rules of a style sheet whose classes stand in no source, and variables
 * that nothing reads.
 *
 * @this {import('@rspack/core').LoaderContext}
 */
export default async function usedStyles(css) {
  // While writing, nobody waits for a style sheet that could be shorter.
  if (this.mode === 'production') {
    globSync('{docs,blog}/**/*.mdx', {absolute: true}).forEach((page) => this.addDependency(page));
  }
  const [used] = await new PurgeCSS().purge({
    content: SOURCES,
    css: [{raw: css}],
    variables: true,
    safelist: {greedy: [/data-/], variables: [...new Set(variablesOfSources())]},
  });
  return used?.css ?? css;
}
