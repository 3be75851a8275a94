import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const SUBSTITUTES = path.resolve('src/features/flag-playground/bundle/substitutes.cjs');

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
                      pino$: SUBSTITUTES,
                      semver$: SUBSTITUTES,
                      uuid$: SUBSTITUTES,
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
