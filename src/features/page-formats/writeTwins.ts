import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPage} from '../../shared/built-page/readPage.ts';
import {articleToMarkdown} from './articleToMarkdown.ts';
import {INDEX_NAME} from './llmsIndex.ts';
import {markdownPath, shortMarkdownPath} from '../../shared/built-page/markdownPath.ts';

/** A page in Markdown. */
export interface Twin {
  route: string;
  title: string;
  description: string;
  markdown: string;
}

interface TwinsTarget {
  outDir: string;
  baseUrl: string;
  /** Address of the site, without a trailing slash. */
  siteUrl: string;
}

/**
 * Writes the Markdown of built pages beside their HTML, under both its addresses.
 *
 * @returns what was written, in order of the pages; those without a title are left out.
 */
export function writeTwins(
  pages: readonly BuiltPage[],
  {outDir, baseUrl, siteUrl}: TwinsTarget,
): Twin[] {
  const twins = pages.flatMap((page) => {
    const {route, text, meta} = page;
    const addresses = {page: siteUrl + route, index: siteUrl + baseUrl + INDEX_NAME};
    const markdown = articleToMarkdown(page, addresses);
    return text && markdown !== undefined
      ? [{route, title: text.title, description: meta.description ?? '', markdown}]
      : [];
  });
  for (const {route, markdown} of twins) {
    const shortPath = route === baseUrl ? undefined : shortMarkdownPath(route);
    for (const sitePath of [markdownPath(route), shortPath ?? []].flat()) {
      writeFileSync(path.join(outDir, sitePath.slice(baseUrl.length)), markdown);
    }
  }
  return twins;
}
