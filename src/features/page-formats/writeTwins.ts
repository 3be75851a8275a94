import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {articleToMarkdown} from './articleToMarkdown.ts';
import {INDEX_NAME} from './llmsIndex.ts';
import {markdownPath, shortMarkdownPath} from './markdownPath.ts';
import {readArticle} from './readArticle.ts';
import {readPages} from '../../shared/built-page/readPages.ts';

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
 * @param routes paths of pages; those without an article are left out.
 * @returns what was written, in order of the routes.
 */
export function writeTwins(
  routes: readonly string[],
  {outDir, baseUrl, siteUrl}: TwinsTarget,
): Twin[] {
  const write = (sitePath: string, markdown: string): void =>
    writeFileSync(path.join(outDir, sitePath.slice(baseUrl.length)), markdown);
  return readPages(outDir, routes, baseUrl).flatMap(({route, html}) => {
    const article = readArticle(html);
    if (!article) {
      return [];
    }
    const {title, description} = article;
    const addresses = {page: siteUrl + route, index: siteUrl + baseUrl + INDEX_NAME};
    const markdown = articleToMarkdown(article, addresses);
    write(markdownPath(route), markdown);
    const shortPath = route === baseUrl ? undefined : shortMarkdownPath(route);
    if (shortPath) {
      write(shortPath, markdown);
    }
    return [{route, title, description, markdown}];
  });
}
