import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {findElements, hasClass, removeNodes} from '../mdx/hast.ts';
import {inlineScripts} from './inlineScripts.ts';
import {isInterface} from './interfaceParts.ts';

/** What a page of the build says, and what it says about itself. */
export interface BuiltPage {
  /** Path from the site's root, with both slashes: `/sdks/sdk-keys/`. */
  route: string;
  /** Contents of the page's `meta` elements by name. */
  meta: Readonly<Record<string, string>>;
  /** Labels of the breadcrumbs from the outermost category to the page itself; may be empty. */
  trail: string[];
  /** Code of the scripts in the HTML. */
  scripts: string[];
  /** Undefined for a page without a title, such as the search page. */
  text: PageText | undefined;
}

/** The part of a page that is worth reading. */
interface PageText {
  title: string;
  /** The elements that hold title and text, without the interface; several read the same tree. */
  content: Root;
  /** Whether it is a list of articles instead of one. */
  isList: boolean;
}

/** Drawings without a text alternative: most of the size of a page with diagrams. */
const DRAWING = /<svg(?![^>]*\saria-label)[^>]*>[\s\S]*?<\/svg>/g;

/** The colored words of code, most of the elements of a page. */
const COLORED_CODE = /<span class="c-[\w-]+">([^<]*)<\/span>/g;

const parser = unified().use(rehypeParse, {fragment: true});

/**
 * Parses one element of a page: the sidebar around the text is several times its size. Leaving out
 * what no reader looks at halves the time.
 */
function parseElement(html: string, name: string): Root {
  const start = new RegExp(`<${name}[\\s>]`).exec(html)?.index ?? html.length;
  const source = html.slice(start, html.lastIndexOf(`</${name}>`));
  return parser.parse(source.replace(DRAWING, '').replace(COLORED_CODE, '$1'));
}

function readMeta(html: string): BuiltPage['meta'] {
  const elements = findElements(parseElement(html, 'head'), ({tagName}) => tagName === 'meta');
  return Object.fromEntries(
    elements.map(({properties: {name, content}}) => [String(name), String(content ?? '')]),
  );
}

function isTitle({tagName}: Element): boolean {
  return tagName === 'h1';
}

function readText(main: Root): PageText | undefined {
  const [article] = findElements(
    main,
    (element) => element.tagName === 'article' && findElements(element, isTitle).length > 0,
  );
  const content = removeNodes<Root>(
    article ? {type: 'root', children: [article]} : main,
    isInterface,
  );
  const [heading] = findElements(content, isTitle);
  return heading && {title: toString(heading).trim(), content, isList: !article};
}

/** Reads a built page; everything that is made from the text of pages starts here. */
export function readPage(route: string, html: string): BuiltPage {
  const main = parseElement(html, 'main');
  // Positions are most of a tree, and those of a cut page are wrong.
  visit(main, (node) => void delete node.position);
  const trail = findElements(main, (element) => hasClass(element, 'breadcrumbs__item'))
    .map((item) => toString(item).trim())
    .filter(Boolean);
  return {route, meta: readMeta(html), trail, scripts: inlineScripts(html), text: readText(main)};
}
