import type {Element, Nodes} from 'hast';
import {classesOf} from '../mdx/hast.ts';

/** Elements that are controls, decoration or navigation wherever they stand. */
const ELEMENTS = new Set('button dialog footer link nav noscript script style template'.split(' '));

/** Classes of the theme around the text, and of a formula's drawn copy. */
const CLASSES = new Set([
  'hash-link',
  'katex-html',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
]);

/** Other programs read a formula's TeX, which stands beside it, instead. */
const READ_HERE = 'katex-mathml';

/** A closed panel is `hidden="until-found"`: its text belongs to the page. */
function isHidden({properties: {hidden, ariaHidden}}: Element): boolean {
  return ariaHidden === 'true' || (hidden !== undefined && hidden !== 'until-found');
}

/**
 * Tells what is not text of a page: buttons, navigation, hidden parts, comments, rows of tabs (each
 * label also stands at its own panel), and everything marked with `data-markdown-ignore`. Search,
 * the Markdown of the pages and the feeds leave out the same parts.
 */
export function isInterface(node: Nodes): boolean {
  if (node.type !== 'element') return node.type === 'comment';
  const classes = classesOf(node);
  return (
    ELEMENTS.has(node.tagName) ||
    node.properties.role === 'tablist' ||
    (node.properties.dataMarkdownIgnore !== undefined && !classes.includes(READ_HERE)) ||
    isHidden(node) ||
    classes.some((name) => CLASSES.has(name))
  );
}
