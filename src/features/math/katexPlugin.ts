import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {coreGlyphs, coreFont, leanCss, originalCss} from './leanKatex.ts';
import {KATEX_CDN} from './sources.ts';
import {site} from '../../site/index.ts';

const require = createRequire(import.meta.url);

const {version} = require('katex/package.json') as {version: string};

const hash = createHash('sha256').update(leanCss(originalCss)).digest('hex').slice(0, 8);

/** Site path of the self-hosted KaTeX files. */
const katexFolder = `/assets/katex-${version}-${hash}/`;

/** The stylesheet that pages with formulas load. */
const katexStylesheet =
  site.DOCS_KATEX_STYLESHEET === 'cdn'
    ? {
        href: `${KATEX_CDN}/npm/katex@${version}/dist/katex.min.css`,
        integrity: `sha384-${createHash('sha384').update(originalCss).digest('base64')}`,
      }
    : {href: `${katexFolder}katex.min.css`};

/**
 * Publishes KaTeX's stylesheet and fonts, in a folder named after what is in them for caching, and tells
 * pages where they are.
 */
export function katexPlugin(): Plugin {
  const source = path.dirname(require.resolve('katex/dist/katex.min.css'));

  return {
    name: 'katex-assets',

    async contentLoaded({actions}) {
      await actions.createData('stylesheet.json', katexStylesheet);
    },

    configureWebpack: (_config, isServer, {currentBundler}) => {
      if (isServer) {
        return {};
      }
      const {CopyRspackPlugin} = currentBundler.instance as unknown as {
        CopyRspackPlugin: new (options: object) => object;
      };
      const to = katexFolder.replace(/^\//, '');
      const fonts = path.join(source, 'fonts');
      return {
        plugins: [
          new CopyRspackPlugin({
            patterns: [
              {
                from: path.join(source, 'katex.min.css'),
                to: `${to}katex.min.css`,
                transform: () => leanCss(originalCss),
              },
              {
                from: path.join(fonts, '*.woff2'),
                to: `${to}fonts/[name][ext]`,
                // A development server would do it again after each change of a page.
                ...(process.env.NODE_ENV !== 'development' && {transform: coreFont}),
              },
              ...[...coreGlyphs.keys()].map((font) => ({
                from: path.join(fonts, `KaTeX_${font}.woff2`),
                to: `${to}fonts/[name]-All[ext]`,
              })),
            ],
          }),
        ] as never,
      };
    },
  };
}
