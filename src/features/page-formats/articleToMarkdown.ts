import {toMdast} from 'hast-util-to-mdast';
import type {Image, Link, Root as Markdown, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from '../../shared/built-page/readPage.ts';
import {handlers} from './elements/index.ts';
import {markdownWriter} from './markdownWriter.ts';
import {link, paragraph, text} from '../../shared/mdx/nodes.ts';

/** Where a page and the index of all pages are. */
interface Addresses {
  page: string;
  index: string;
}

/** What a reader who has nothing but this text must know: what it is and where it comes from. */
function front(description: string, {page, index}: Addresses): RootContent[] {
  return [
    {type: 'blockquote', children: [paragraph(text(description))]},
    paragraph(
      text('Source: '),
      link(page, page),
      text('. All pages: '),
      link(index, index),
      text('.'),
    ),
  ];
}

/** Makes links and images absolute: an address without a host is worth nothing in a chat. */
function makeAddressesAbsolute(tree: Markdown, page: string): void {
  visit(tree, ['link', 'image'], (node) => {
    const target = node as Link | Image;
    target.url = new URL(target.url, page).href;
  });
}

/**
 * Converts the text of a built page to Markdown: no HTML, no components, absolute links. The title
 * comes first, whatever stands around it on the page.
 *
 * @returns undefined for a page without a title.
 */
export function articleToMarkdown(
  {text: article, meta}: BuiltPage,
  addresses: Addresses,
): string | undefined {
  if (!article) {
    return undefined;
  }
  const tree = toMdast(article.content, {handlers, document: true}) as Markdown;
  makeAddressesAbsolute(tree, addresses.page);
  const at = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const title = tree.children.splice(at, at < 0 ? 0 : 1);
  tree.children.unshift(...title, ...front(meta.description ?? '', addresses));
  return markdownWriter.stringify(tree);
}
