import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {site} from './index.ts';

const require = createRequire(import.meta.url);
const {version} = require('katex/package.json') as {version: string};

/** Site path of the self-hosted KaTeX files. */
export const katexFolder = `/assets/katex-${version}/`;

/** Host of the stylesheet and fonts when they come from a CDN. */
export const KATEX_CDN = 'https://cdn.jsdelivr.net';

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
