import path from 'node:path';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';

/** Style sheets that a part of the site brings along when a reader first needs it, or the blog. */
const NOT_LAZY_STYLES =
  /^(?!.*(?:\.lazy(?:\.module)?|[\\/]@docsearch[\\/]css[\\/]dist[\\/]modal|[\\/]theme[\\/](?:Blog|Icon[\\/]Socials|TagsListByLetter).*)\.css$)/;

/** Which modules of the browser's build share a file, beside what Docusaurus puts together. */
const cacheGroups = {
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

const LATE_PARTS = 'src/features/lean-pages/late-parts';

/**
 * Rule of the bundler for pages: tools that compute while the reader types come to life after their
 * page. Its HTML has them already; their scripts are loaded when the page has nothing else to do.
 */
function latePartsRule(isServer: boolean) {
  return {
    test: (file: string) => file.endsWith('.mdx'),
    enforce: 'post' as const,
    loader: path.resolve(LATE_PARTS, isServer ? 'markParts.mjs' : 'loadPartsLate.mjs'),
  };
}

const FOLDER = 'src/features/lean-pages/bundle';
const HEAD = 'src/features/lean-pages/head/index.ts';

/** Docusaurus gives each page a copy of all that it imports while building: twice the code, and its memory. */
const sharedWhileBuilding = {
  chunks: 'async' as const,
  cacheGroups: {shared: {name: 'shared', minChunks: 2, enforce: true}},
};

/** Rewrites new syntax of style sheets for old browsers, as Lightning CSS does when it minifies them. */
const PRESET = 'postcss-preset-env';

/** Spares the work that is done twice, and a search for a configuration in all folders above each style sheet. */
function configurePostCss({plugins, ...options}: PostCssOptions): PostCssOptions {
  const isNeeded = (plugin: unknown): boolean => !String(plugin).includes(PRESET);
  return {...options, config: false, plugins: plugins.filter(isNeeded)};
}

/**
 * Keeps out of the files that every page loads first what it does not need: Prism (code is
 * highlighted while building, see `code-blocks`), styles of dialogs and of parts of Infima that no
 * page uses.
 * React gets a file of its own that readers keep in their cache from one deploy to the next. The
 * other scripts of a page are named in its HTML, so that all are loaded at the same time.
 */
export function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configurePostCss,
    configureWebpack: (_config, isServer) => ({
      ...(isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {entry: path.resolve(FOLDER, 'startInParts.ts')}),
      resolve: {
        alias: {
          '@stdlib/assert-has-generator-support$': path.resolve(FOLDER, 'hasGenerators.cjs'),
          'prism-react-renderer$': path.resolve(FOLDER, 'standIns.ts'),
          ...(isServer ? {} : {'react-helmet-async$': path.resolve(HEAD)}),
        },
      },
      module: {
        rules: [
          ...(process.env.NODE_ENV === 'production' ? [latePartsRule(isServer)] : []),
          {
            test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
            resolve: {alias: {tslib$: path.resolve(FOLDER, 'standIns.ts')}},
          },
          {
            include: path.join(generatedFilesDir, 'registry.js'),
            enforce: 'pre' as const,
            loader: path.resolve(FOLDER, 'registry.cjs'),
          },
          {
            test: (file: string) =>
              !isServer && file === path.join(generatedFilesDir, 'docusaurus.config.mjs'),
            loader: path.resolve(FOLDER, 'clientConfig.mjs'),
          },
          {
            test: /[\\/]infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
            enforce: 'pre' as const,
            loader: path.resolve(FOLDER, 'usedStyles.mjs'),
          },
        ],
      },
      optimization: {
        splitChunks: isServer ? sharedWhileBuilding : {cacheGroups},
      },
    }),
  };
}
