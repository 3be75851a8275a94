import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import {site} from '../../site/index.ts';
import {KATEX_CDN} from './katexCdn.ts';
import {leanCss, originalCss} from './leanKatex.ts';

const require = createRequire(import.meta.url);
const {version} = require('katex/package.json') as {version: string};

const HASH_LENGTH = 8;

const hash = createHash('sha256').update(leanCss(originalCss)).digest('hex').slice(0, HASH_LENGTH);

/** Site path of the self-hosted KaTeX files. */
export const katexFolder = `/assets/katex-${version}-${hash}/`;

interface Stylesheet {
  href: string;
  integrity?: string;
}

function fromCdn(): Stylesheet {
  return {
    href: `${KATEX_CDN}/npm/katex@${version}/dist/katex.min.css`,
    integrity: `sha384-${createHash('sha384').update(originalCss).digest('base64')}`,
  };
}

/** The stylesheet that pages with formulas load. */
export const katexStylesheet: Stylesheet =
  site.DOCS_KATEX_STYLESHEET === 'cdn' ? fromCdn() : {href: `${katexFolder}katex.min.css`};
