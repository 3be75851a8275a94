/** Style sheets that a part of the site brings along when a reader first needs it, or the blog. */
const NOT_LAZY_STYLES =
  /^(?!.*(?:\.lazy(?:\.module)?|[\\/]@docsearch[\\/]css[\\/]dist[\\/]modal|[\\/]theme[\\/](?:Blog|Icon[\\/]Socials|TagsListByLetter).*)\.css$)/;

/** Which modules of the browser's build share a file, beside what Docusaurus puts together. */
export const cacheGroups = {
  // Workers bring these along: a file of its own is asked for only when they run.
  defaultVendors: {
    test: /[\\/]node_modules[\\/](?!minisearch|stemmer)/,
    idHint: 'vendors',
    priority: -10,
    reuseExistingChunk: true,
  },
  styles: {test: NOT_LAZY_STYLES},
  // One file for all pages with a drawing, so that readers have it in their cache.
  screens: {
    test: /[\\/]product-screens[\\/]ui[\\/]/,
    type: 'css/mini-extract',
    name: 'screens',
    chunks: 'all' as const,
    enforce: true,
    priority: 60,
  },
  framework: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'framework',
    chunks: 'initial' as const,
    enforce: true,
    priority: 40,
  },
};
