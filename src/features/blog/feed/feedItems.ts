import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';
import {isInterface} from '../../../shared/built-page/interfaceParts.ts';
import {removeNodes} from '../../../shared/mdx/hast.ts';

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
