import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const FOLDER = 'src/features/flag-playground/bundle';

/**
 * Leaves out of the evaluator's file what it never uses while it evaluates: the log of the SDK, the
 * ranges of versions, other kinds of random ids. They would be a fifth of it.
 */
export function flagPlaygroundPlugin(): Plugin {
  return {
    name: 'flag-playground',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /[\\/]@eppo[\\/]js-client-sdk-common[\\/]/,
                  resolve: {
                    alias: {
                      pino$: path.resolve(FOLDER, 'noLog.cjs'),
                      semver$: path.resolve(FOLDER, 'versionComparison.cjs'),
                      uuid$: path.resolve(FOLDER, 'randomId.cjs'),
                    },
                  },
                },
              ],
            },
            plugins: [
              // The SDK reads it while it is loaded; a browser has no `process`.
              new currentBundler.instance.DefinePlugin({
                'process.env.LOG_LEVEL': JSON.stringify('silent'),
              }),
            ],
          },
  };
}
