import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';

/** The part of a built page that is worth converting, and how the page calls itself. */
export interface Article {
  title: string;
  description: string;
  /** The elements that hold the page's text. */
  content: Root;
}

/** Drawings without a text alternative: most of the size of a page with diagrams. */
const DRAWING = /<svg(?![^>]*\saria-label)[^>]*>[\s\S]*?<\/svg>/g;

/** The colored words of code, most of the elements of a page. */
const COLORED_CODE = /<span class="c-[\w-]+">([^<]*)<\/span>/g;

const parser = unified().use(rehypeParse, {fragment: true});

/**
 * Cuts an element out of a page before anything is parsed: the sidebar around the text is several
 * times its size. The last closing tag counts, so that nested elements of the same name stay whole.
 */
function cut(html: string, name: string): string | undefined {
  const start = new RegExp(`<${name}[\\s>]`).exec(html)?.index;
  const end = html.lastIndexOf(`</${name}>`);
  return start === undefined || end < start ? undefined : html.slice(start, end);
}

/** Leaves out what no conversion looks at, which halves the time a page takes. */
function slim(html: string): string {
  return html.replace(DRAWING, '').replace(COLORED_CODE, '$1');
}

function readDescription(html: string): string {
  const tag = /<meta[^>]*\bname="?description"?[^>]*>/.exec(html)?.[0] ?? '';
  const [meta] = parser.parse(tag).children;
  return meta?.type === 'element' ? String(meta.properties.content ?? '') : '';
}

function readTitle(tree: Root): string | undefined {
  let title: string | undefined;
  visit(tree, 'element', (element) => {
    if (element.tagName === 'h1') {
      title = toString(element).trim();
      return EXIT;
    }
    return undefined;
  });
  return title;
}

/**
 * Reads the text part of a built page: its article, or for a list of posts everything in `main`.
 *
 * @returns undefined for a page without a level-one heading.
 */
export function readArticle(html: string): Article | undefined {
  const main = cut(html, 'main');
  const source = [main && cut(main, 'article'), main].find((part) => part?.includes('<h1'));
  if (!source) {
    return undefined;
  }
  const content = parser.parse(slim(source));
  const title = readTitle(content);
  return title ? {title, description: readDescription(html), content} : undefined;
}
