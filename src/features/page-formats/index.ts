import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {routePages} from '../../shared/built-page/builtPages.ts';
import {agentFiles, type AgentOptions} from './agentFiles.ts';
import {INDEX_NAME, writeIndexes} from './llmsIndex.ts';
import {markdownPath} from '../../shared/paths.ts';
import {indexSections} from './indexSections.ts';
import {writeTwins} from './writeTwins.ts';

export interface PageFormatsOptions extends AgentOptions {
  /** How tools get at more than the list of pages, a paragraph each; `{{site}}` is its address. */
  instructions: readonly string[];
  /** Paths of pages that are tools, not texts, such as the search page. */
  exclude?: readonly string[];
}

/** Name of the file beside an index that holds the text of its pages. */
const FULL_TEXT_NAME = 'llms-full.txt';

/** Most characters of an index file; tools that fetch pages cut them at 50,000 or later. */
const INDEX_LIMIT = 30_000;

function pointer(indexPath: string): string {
  return (
    `Index of these pages for AI tools: <a href="${indexPath}">${indexPath}</a>. ` +
    'Add index.md to the address of a page for its Markdown.'
  );
}

/**
 * Returns the plugin that publishes every page as Markdown, and the indexes that list them for
 * tools: `llms.txt` with links, `llms-full.txt` with the text itself.
 */
export function pageFormatsPlugin(options: PageFormatsOptions): (context: LoadContext) => Plugin {
  return ({siteConfig}) => ({
    name: 'page-formats',

    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'p',
          attributes: {hidden: true, 'data-markdown-ignore': true},
          innerHTML: pointer(`/${INDEX_NAME}`),
        },
      ],
    }),

    postBuild(build) {
      const {outDir, plugins} = build;
      const {url: siteUrl, title} = siteConfig;
      const pages = routePages(build).filter(({route}) => !options.exclude?.includes(route));
      const twins = writeTwins(pages, {outDir, siteUrl});
      const sections = indexSections(twins, plugins, (route) => siteUrl + markdownPath(route));
      const indexes = writeIndexes(sections, {
        title,
        summary: options.summary,
        notes: [
          'Each link leads to the Markdown of a page. It stands beside the page itself: leave ' +
            '`index.md` off the address for the page, add it to the address of a page for the ' +
            'Markdown. Answer from the pages and name their addresses.',
          ...options.instructions.map((line) => line.replaceAll('{{site}}', siteUrl)),
          `The text of all pages in one file: ${siteUrl}/${FULL_TEXT_NAME}. Each index of a ` +
            `section has such a file of its pages beside it.`,
        ],
        siteUrl,
        limit: INDEX_LIMIT,
      });
      const guideText = twins.find(({route}) => route === options.guide.route)?.markdown ?? '';
      const files = agentFiles({...options, siteUrl, indexes, guideText});
      for (const {folder, text} of indexes) {
        const texts = twins.filter(({route}) => route.startsWith(folder));
        files.set(folder + INDEX_NAME, text);
        files.set(folder + FULL_TEXT_NAME, texts.map(({markdown}) => markdown).join('\n---\n\n'));
      }
      for (const [sitePath, content] of files) {
        const file = path.join(outDir, sitePath);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, content);
      }
      return Promise.resolve();
    },
  });
}
