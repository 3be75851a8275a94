import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {site} from '../../site/index.ts';
import {KATEX_CDN} from './katexCdn.ts';

const require = createRequire(import.meta.url);
const {version} = require('katex/package.json') as {version: string};

/** Site path of the self-hosted KaTeX files. */
export const katexFolder = `/assets/katex-${version}/`;

export interface Stylesheet {
  href: string;
  integrity?: string;
}

function fromCdn(): Stylesheet {
  const css = readFileSync(require.resolve('katex/dist/katex.min.css'));
  return {
    href: `${KATEX_CDN}/npm/katex@${version}/dist/katex.min.css`,
    integrity: `sha384-${createHash('sha384').update(css).digest('base64')}`,
  };
}

/** The stylesheet that pages with formulas load. */
export const katexStylesheet: Stylesheet =
  site.DOCS_KATEX_STYLESHEET === 'cdn' ? fromCdn() : {href: `${katexFolder}katex.min.css`};
