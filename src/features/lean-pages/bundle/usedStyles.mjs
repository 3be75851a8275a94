import {PurgeCSS} from 'purgecss';

/** Where class names are written; a name put together from parts is safe while each part is whole. */
const SOURCES = [
  'docs/**/*.mdx',
  'blog/**/*.mdx',
  'src/**/*.{ts,tsx,css}',
  'node_modules/@docusaurus/theme-{classic,common,search-algolia}/lib/**/*.js',
];

/**
 * Loader: leaves out the rules of a style sheet whose classes stand in no source.
 *
 * @param {string} css
 */
export default async function usedStyles(css) {
  const [used] = await new PurgeCSS().purge({
    content: SOURCES,
    css: [{raw: css}],
    safelist: {greedy: [/data-/]},
  });
  return used?.css ?? css;
}
