import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {load} from 'cheerio';

/** Brotli levels of CDNs: hashed assets are compressed once and well, pages on the way. */
const ASSET_QUALITY = 11;
const PAGE_QUALITY = 5;

const sizes = new Map<string, number>();

/** Returns what a file of the build weighs on the wire, in bytes of brotli. */
export function brotliSize(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    const quality = file.endsWith('.html') ? PAGE_QUALITY : ASSET_QUALITY;
    size = brotliCompressSync(readFileSync(file), {
      params: {[constants.BROTLI_PARAM_QUALITY]: quality},
    }).length;
    sizes.set(file, size);
  }
  return size;
}

/**
 * Lists what a browser loads to show a page and bring it to life: the HTML, its scripts, its style
 * sheets and the fonts that it names. Images and what is loaded ahead for other pages are left out.
 *
 * @param route such as `/sdks/sdk-keys/`.
 * @returns paths of files, relative to the repository.
 */
export function filesOfPage(route: string, root = 'build'): string[] {
  const html = path.join(root, route, 'index.html');
  const $ = load(readFileSync(html, 'utf8'));
  const addresses = [
    ...($('script[data-sources]').attr('data-sources') ?? '').split(' '),
    ...$('link[rel="stylesheet"], link[as="font"]').map((_, element) => $(element).attr('href')),
  ];
  const own = addresses.filter((address) => address.startsWith('/'));
  return [html, ...new Set(own.map((address) => path.join(root, address)))];
}

/** Returns what a page weighs on the wire, in bytes of brotli. */
export function pageWeight(route: string, root?: string): number {
  return filesOfPage(route, root).reduce((sum, file) => sum + brotliSize(file), 0);
}

/** What a page weighs on the wire, by kind of file, in bytes of brotli. */
interface PageParts {
  html: number;
  css: number;
  js: number;
  fonts: number;
  total: number;
}

type Weights = [html: number, css: number, js: number, fonts: number];

/** Returns the weight of a page by kind of file. */
export function pageParts(route: string, root?: string): PageParts {
  const files = filesOfPage(route, root);
  const weigh = (extension: string): number =>
    files
      .filter((file) => path.extname(file) === extension)
      .reduce((sum, file) => sum + brotliSize(file), 0);
  const [html, css, js, fonts] = ['.html', '.css', '.js', '.woff2'].map(weigh) as Weights;
  return {html, css, js, fonts, total: html + css + js + fonts};
}
