import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {isInterface} from '../../../shared/built-page/interfaceParts.ts';
import {removeNodes} from '../../../shared/mdx/hast.ts';

const parser = unified().use(rehypeParse, {fragment: true});

/**
 * Returns a post's HTML for feed readers, which have neither the site's styles nor its scripts:
 * formulas stay as MathML, code as text.
 */
export function readableContent(html: string): string {
  return toHtml(removeNodes(parser.parse(html), isInterface));
}

/** Docusaurus' feed items, with content that feed readers can show. */
export const feedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) =>
    item.content ? {...item, content: readableContent(item.content)} : item,
  );
};
