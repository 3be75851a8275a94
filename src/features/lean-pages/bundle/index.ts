import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {latePartsRule} from '../late-parts/index.ts';
import {replacedCodeRules} from './replacedCode.ts';
import {unusedPartsRules} from './unusedParts.ts';

const FOLDER = 'src/features/lean-pages/bundle';
const HEAD = 'src/features/lean-pages/head/index.ts';

/** Style sheets that a part of the site brings along when a reader first needs it, or the blog. */
const NOT_LAZY_STYLES =
  /^(?!.*(?:\.lazy(?:\.module)?|[\\/]@docsearch[\\/]css[\\/]dist[\\/]modal|[\\/]theme[\\/](?:Blog|Icon[\\/]Socials|TagsListByLetter).*)\.css$)/;

/**
 * Keeps out of the files that every page loads first what it does not need: Prism (code is
 * highlighted while building, see `code-blocks`), components of other routes, styles of dialogs and
 * of parts of Infima that no page uses.
 * React gets a file of its own that readers keep in their cache from one deploy to the next. The
 * other scripts of a page are named in its HTML, so that all are loaded at the same time.
 */
export function leanBundlePlugin(context: LoadContext): Plugin {
  const {generatedFilesDir} = context;
  return {
    name: 'lean-bundle',
    // Spares a search for a configuration in all folders above each style sheet.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack: (_config, isServer) => ({
      ...(isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {entry: path.resolve(FOLDER, 'startInParts.ts')}),
      resolve: {
        alias: {
          '@stdlib/assert-has-generator-support$': path.resolve(FOLDER, 'hasGenerators.cjs'),
          'hoist-non-react-statics$': path.resolve(FOLDER, 'keepNoStatics.ts'),
          'prism-react-renderer$': path.resolve(FOLDER, 'noPrism.ts'),
          '@docusaurus/ComponentCreator$': path.resolve(FOLDER, 'lazyComponentCreator.tsx'),
          ...(isServer
            ? {[`${generatedFilesDir}/registry$`]: path.resolve(FOLDER, 'namedRegistry.ts')}
            : {'react-helmet-async$': path.resolve(HEAD)}),
        },
      },
      module: {
        rules: [
          {
            test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
            resolve: {alias: {tslib$: path.resolve(FOLDER, 'importDefault.ts')}},
          },
          {
            test: /[\\/]react-router(?:-dom)?[\\/]esm[\\/]/,
            resolve: {
              alias: {
                history$: path.resolve(FOLDER, 'browserHistory.ts'),
                'path-to-regexp$': path.resolve(FOLDER, 'pathToRegexp.ts'),
              },
            },
          },
          {
            test: /[\\/]theme-classic[\\/]lib[\\/]nprogress\.js$/,
            resolve: {alias: {nprogress$: path.resolve(FOLDER, 'lazyProgress.ts')}},
          },
          {
            test: /[\\/]theme-common[\\/]lib[\\/]internal\.js$/,
            resolve: {alias: {'./utils/IntlUtils$': path.resolve(FOLDER, 'plainDates.ts')}},
          },
          ...(process.env.NODE_ENV === 'production' ? [latePartsRule(isServer)] : []),
          ...replacedCodeRules,
          ...unusedPartsRules(context),
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
      ...(isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
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
                },
              },
            },
          }),
    }),
  };
}
