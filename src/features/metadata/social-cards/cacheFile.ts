import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {CardElement} from './cardLayout.ts';

const require = createRequire(import.meta.url);

/** Packages that decide how a card looks. */
const RENDERERS = ['satori', '@resvg/resvg-js', '@fontsource/inter'].map((name) => {
  const {version} = require(`${name}/package.json`) as {version: string};
  return `${name}@${version}`;
});

/** Returns where a card is kept between builds: another file when anything it shows changes. */
export function cacheFile(folder: string, element: CardElement): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([RENDERERS, element]))
    .digest('hex');
  return path.join(folder, `${hash.slice(0, 20)}.png`);
}
