import {toMdast} from 'hast-util-to-mdast';
import type {Root as Markdown, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {makeAddressesAbsolute} from './absoluteAddresses.ts';
import {handlers} from './elements/index.ts';
import {paragraph, text} from './elements/nodes.ts';
import type {Article} from './readArticle.ts';
import {removeInterface} from './removeInterface.ts';

/** Where a page and the index of all pages are. */
interface Addresses {
  page: string;
  index: string;
}

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMath);

function plainLink(url: string): RootContent & {type: 'link'} {
  return {type: 'link', url, children: [{type: 'text', value: url}]};
}

/** What a reader who has nothing but this text must know: what it is and where it comes from. */
function front({description}: Article, {page, index}: Addresses): RootContent[] {
  return [
    {type: 'blockquote', children: [paragraph(text(description))]},
    paragraph(
      text('Source: '),
      plainLink(page),
      text('. All pages: '),
      plainLink(index),
      text('.'),
    ),
  ];
}

/** Puts the page's title first, whatever stands around it on the page, and its front below. */
function withFront(tree: Markdown, article: Article, addresses: Addresses): Markdown {
  const at = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const title = tree.children.slice(at, at + 1);
  const before = tree.children.slice(0, Math.max(at, 0));
  const after = tree.children.slice(at + 1);
  return {...tree, children: [...title, ...front(article, addresses), ...before, ...after]};
}

/**
 * Converts the text of a built page to Markdown: no HTML, no components, absolute links.
 *
 * @param article the page's content; it is changed.
 */
export function articleToMarkdown(article: Article, addresses: Addresses): string {
  removeInterface(article.content);
  makeAddressesAbsolute(article.content, addresses.page);
  const tree = toMdast(article.content, {handlers, document: true}) as Markdown;
  return writer.stringify(withFront(tree, article, addresses));
}
