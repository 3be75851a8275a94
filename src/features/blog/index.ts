import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import blogPlugin, {
  validateOptions,
  type BlogContent,
  type PluginOptions,
  type CreateFeedItemsFn,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';
import {isInterface} from '../../shared/built-page/interfaceParts.ts';
import {removeNodes} from '../../shared/mdx/hast.ts';

/**
 * Returns a post's HTML for feed readers, which have neither the site's styles nor its scripts:
 * formulas stay as MathML, code as text.
 */
export function readableContent(html: string): string {
  return toHtml(removeNodes(fromParse5(parseFragment(html)) as Root, isInterface));
}

/** Docusaurus' feed items, with content that feed readers can show. */
export const feedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) =>
    item.content ? {...item, content: readableContent(item.content)} : item,
  );
};

/** How a feed says its own address, by which readers know it wherever they got it from. */
const WITH_ADDRESS: Readonly<Record<'rss.xml' | 'atom.xml' | 'feed.json', Add>> = {
  'rss.xml': (text, address) =>
    text
      .replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')
      .replace(
        '<item>',
        `<atom:link rel="self" href="${address}" type="application/rss+xml"/>\n        $&`,
      ),
  'atom.xml': (text, address) =>
    text.replace('<link rel="alternate"', `<link rel="self" href="${address}"/>\n    $&`),
  'feed.json': (text, address) =>
    JSON.stringify({...(JSON.parse(text) as object), feed_url: address}, null, 4),
};

type Add = (text: string, address: string) => string;

async function createPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, options);
  return {
    ...plugin,
    postBuild: async (built) => {
      await plugin.postBuild?.(built);
      for (const [name, withAddress] of Object.entries(WITH_ADDRESS)) {
        const sitePath = path.posix.join('/', options.routeBasePath, name);
        const file = path.join(built.outDir, sitePath);
        if (!existsSync(file)) continue;
        const text = readFileSync(file, 'utf8');
        writeFileSync(file, withAddress(text, context.siteConfig.url + sitePath));
      }
    },
  };
}

/** The blog plugin, with feeds that say their own address. Takes the options of the blog plugin. */
export const addressedBlogPlugin = Object.assign(createPlugin, {validateOptions}) as PluginModule;
