import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, Image, Link, Root as Markdown, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify, {type Options} from 'remark-stringify';
import {unified} from 'unified';
import {toMdast} from 'hast-util-to-mdast';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from '../../shared/built-page/readPage.ts';
import {INDEX_NAME} from './llmsIndex.ts';
import {markdownPath, shortMarkdownPath} from '../../shared/paths.ts';
import {handlers} from './elements/index.ts';
import {link, paragraph, text} from '../../shared/mdx/nodes.ts';

type RootHandler = NonNullable<NonNullable<Options['handlers']>['root']>;

/**
 * Writes a page with fewer backslashes. Whoever reads it as text takes those in an address for a
 * part of it: an ampersand needs one only where a character reference follows, and an email address
 * only to be no link.
 */
const root: RootHandler = (tree: Root, _parent, state, info) => {
  state.unsafe = [
    ...state.unsafe.filter(({character}) => character !== '&' && character !== '@'),
    {character: '&', after: String.raw`#?\w+;`},
  ];
  return state.containerFlow(tree, info);
};

/** Serializes pages as Markdown: that of GitHub, with formulas. */
const markdownWriter = unified()
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    handlers: {root},
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMath);

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

/** A page in Markdown. */
export interface Twin {
  route: string;
  title: string;
  description: string;
  markdown: string;
}

interface TwinsTarget {
  outDir: string;
  /** Address of the site, without a trailing slash. */
  siteUrl: string;
}

/**
 * Writes the Markdown of built pages beside their HTML, under both its addresses.
 *
 * @returns what was written, in order of the pages; those without a title are left out.
 */
export function writeTwins(pages: readonly BuiltPage[], {outDir, siteUrl}: TwinsTarget): Twin[] {
  const twins = pages.flatMap((page) => {
    const {route, text, meta} = page;
    const addresses = {page: siteUrl + route, index: `${siteUrl}/${INDEX_NAME}`};
    const markdown = articleToMarkdown(page, addresses);
    return text && markdown !== undefined
      ? [{route, title: text.title, description: meta.description ?? '', markdown}]
      : [];
  });
  for (const {route, markdown} of twins) {
    for (const sitePath of [markdownPath(route), shortMarkdownPath(route) ?? []].flat()) {
      writeFileSync(path.join(outDir, sitePath), markdown);
    }
  }
  return twins;
}
