import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps Prism out of the client (code is highlighted while building, see `code-blocks`), and React
 * in a file of its own that readers keep in their cache from one deploy to the next.
 */
export function leanBundlePlugin(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {'prism-react-renderer$': path.resolve('src/plugins/lean-bundle/noPrism.ts')},
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
