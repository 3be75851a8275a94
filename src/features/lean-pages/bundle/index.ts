import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {latePartsRule} from '../late-parts/index.ts';
import {cacheGroups} from './cacheGroups.ts';

const FOLDER = 'src/features/lean-pages/bundle';
const HEAD = 'src/features/lean-pages/head/index.ts';

/** Docusaurus gives each page a copy of all that it imports while building: twice the code, and its memory. */
const sharedWhileBuilding = {
  chunks: 'async' as const,
  cacheGroups: {shared: {name: 'shared', minChunks: 2, enforce: true}},
};

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
    // Spares a search for a configuration in all folders above each style sheet.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack: (_config, isServer) => ({
      ...(isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {entry: path.resolve(FOLDER, 'startInParts.ts')}),
      resolve: {
        alias: {
          '@stdlib/assert-has-generator-support$': path.resolve(FOLDER, 'hasGenerators.cjs'),
          'prism-react-renderer$': path.resolve(FOLDER, 'noPrism.ts'),
          ...(isServer ? {} : {'react-helmet-async$': path.resolve(HEAD)}),
        },
      },
      module: {
        rules: [
          ...(process.env.NODE_ENV === 'production' ? [latePartsRule(isServer)] : []),
          {
            test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
            resolve: {alias: {tslib$: path.resolve(FOLDER, 'importDefault.ts')}},
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
