import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {keepLater, type Kept} from '../../shared/build-cache/kept.ts';
import type {BuiltPage} from '../../shared/built-page/readPage.ts';
import {inThread} from '../../shared/threads/inThread.ts';
import {INDEX_NAME} from './llmsIndex.ts';
import {markdownPath, shortMarkdownPath} from '../../shared/built-page/markdownPath.ts';
import type {Twin, TwinSource} from './twinOf.thread.ts';

interface TwinsTarget {
  outDir: string;
  baseUrl: string;
  /** Address of the site, without a trailing slash. */
  siteUrl: string;
}

export const twinOf = inThread<TwinSource, Twin[]>(
  new URL('./twinOf.thread.ts', import.meta.url),
  2,
);

/**
 * Writes the Markdown of built pages beside their HTML, under both its addresses.
 *
 * @param kept spares pages that were converted before.
 * @returns what was written, in order of the pages; those without a title are left out.
 */
export async function writeTwins(
  pages: readonly BuiltPage[],
  {outDir, baseUrl, siteUrl}: TwinsTarget,
  kept: Kept,
): Promise<Twin[]> {
  const found = pages.map(({route, source}) => {
    const addresses = {page: siteUrl + route, index: siteUrl + baseUrl + INDEX_NAME};
    const input = {route, source, addresses};
    return keepLater(kept, ['twin', input], () => twinOf(input));
  });
  const twins = (await Promise.all(found)).flat();
  for (const {route, markdown} of twins) {
    const shortPath = route === baseUrl ? undefined : shortMarkdownPath(route);
    for (const sitePath of [markdownPath(route), shortPath ?? []].flat()) {
      writeFileSync(path.join(outDir, sitePath.slice(baseUrl.length)), markdown);
    }
  }
  return twins;
}
