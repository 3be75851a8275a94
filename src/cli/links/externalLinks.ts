import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';

/** Names that no server may have (RFC 2606), which pages use in examples. */
const RE_EXAMPLE = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|localhost|invalid|test)$/;

/**
 * Finds the links of a build that leave the site, each once.
 *
 * @param folder of the build
 * @param own beginnings of addresses that belong to the site, such as its repository
 * @returns addresses without `#…`, sorted, each with the pages that link to it
 * @throws Error when there is no build
 */
export function externalLinks(folder: string, own: readonly string[]): Map<string, string[]> {
  const files = globSync('**/index.html', {cwd: folder}).sort();
  if (files.length === 0) {
    throw new Error(`${folder}/ holds no pages. Run "npm run build" first.`);
  }
  const links = new Map<string, string[]>();
  for (const file of files) {
    const $ = load(readFileSync(path.join(folder, file), 'utf8'));
    const found = new Set(
      $('a[href^="http"]')
        .toArray()
        .map(({attribs: {href = ''}}) => href.replace(/#.*/, ''))
        .filter((address) => !own.some((start) => address.startsWith(start)))
        .filter((address) => !RE_EXAMPLE.test(new URL(address).hostname)),
    );
    for (const address of found) {
      links.set(address, [
        ...(links.get(address) ?? []),
        `/${file.slice(0, -'index.html'.length)}`,
      ]);
    }
  }
  return new Map([...links].sort(([a], [b]) => a.localeCompare(b)));
}
