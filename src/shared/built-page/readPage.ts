import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'hast-util-to-string';
import {parseFragment} from 'parse5';
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

/** Where a long word may break in a browser; as an element it takes the space after it away from Markdown. */
const BREAK = /<wbr ?\/?>/g;

const RE_META = /<meta\b(?:"[^"]*"|[^">])*>/g;

/** The HTML of the text: the sidebar around it is several times its size. */
function mainOf(html: string): string {
  const start = /<main[\s>]/.exec(html)?.index ?? html.length;
  return html.slice(start, html.lastIndexOf('</main>'));
}

/** Leaving out what no reader looks at halves the time; positions would be most of the tree. */
function parse(html: string): Root {
  const source = html.replace(DRAWING, '').replace(COLORED_CODE, '$1').replace(BREAK, '');
  return fromParse5(parseFragment(source, {scriptingEnabled: false})) as Root;
}

function readMeta(tree: Root): BuiltPage['meta'] {
  const elements = findElements(tree, ({tagName}) => tagName === 'meta');
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

type Parsed = Pick<BuiltPage, 'meta' | 'trail' | 'text'>;

/**
 * A parsed page takes about a megabyte; this many are shared by the plugins that read all pages. Weak references would
 * hold every page: none is let go before a plugin pauses, and they read on to the last page.
 */
const REMEMBERED = 400;

/** The pages that were parsed last. */
const remembered = new Map<BuiltPage, Parsed>();

function remember(page: BuiltPage, parsed: Parsed): Parsed {
  remembered.set(page, parsed);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED) remembered.delete(oldest!);
  return parsed;
}

function parsePage(metas: string, main: string): Parsed {
  const tree = parse(main);
  const trail = findElements(tree, (element) => hasClass(element, 'breadcrumbs__item'))
    .map((item) => toString(item).trim())
    .filter(Boolean);
  return {meta: readMeta(parse(metas)), trail, text: readText(tree)};
}

/**
 * Reads a built page; everything that is made from the text of pages starts here. It is parsed when
 * somebody asks for its text, and again when many others have been parsed since.
 */
export function readPage(route: string, html: string): BuiltPage {
  const metas = (html.slice(0, html.indexOf('</head>')).match(RE_META) ?? []).join('');
  const main = mainOf(html);
  const parsed = (): Parsed => remembered.get(page) ?? remember(page, parsePage(metas, main));
  const page: BuiltPage = {
    route,
    scripts: inlineScripts(html),
    get meta() {
      return parsed().meta;
    },
    get trail() {
      return parsed().trail;
    },
    get text() {
      return parsed().text;
    },
  };
  return page;
}
