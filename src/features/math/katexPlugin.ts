import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {katexFolder} from './stylesheet.ts';

const require = createRequire(import.meta.url);

/** Publishes KaTeX's stylesheet and fonts, in a folder named after the version for caching. */
export function katexPlugin(): Plugin {
  const source = path.dirname(require.resolve('katex/dist/katex.min.css'));
  return {
    name: 'katex-assets',
    configureWebpack: (_config, isServer, {currentBundler}) => {
      if (isServer) {
        return {};
      }
      const {CopyRspackPlugin} = currentBundler.instance as unknown as {
        CopyRspackPlugin: new (options: object) => object;
      };
      const to = katexFolder.replace(/^\//, '');
      return {
        plugins: [
          new CopyRspackPlugin({
            patterns: [
              {from: path.join(source, 'katex.min.css'), to: `${to}katex.min.css`},
              {from: path.join(source, 'fonts/*.woff2'), to: `${to}fonts/[name][ext]`},
            ],
          }),
        ] as never,
      };
    },
  };
}
