import type {Element, Nodes, Properties, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Elements that are controls, decoration or navigation wherever they stand. */
const INTERFACE = new Set(['button', 'nav', 'footer', 'script', 'style', 'template', 'dialog']);

/** Classes of the theme around the text. */
const INTERFACE_CLASSES = ['hash-link', 'theme-doc-toc-mobile', 'theme-doc-version-badge'];

function classesOf({className}: Properties): readonly (string | number)[] {
  return Array.isArray(className) ? className : [];
}

function isHidden({hidden, ariaHidden}: Properties): boolean {
  // A closed panel is `hidden="until-found"`: its text belongs to the page.
  return (
    ariaHidden === 'true' || (hidden !== undefined && hidden !== false && hidden !== 'until-found')
  );
}

/** Tells whether a picture speaks for itself; all other drawings only decorate. */
function isDecoration({tagName, properties}: Element): boolean {
  return tagName === 'svg' && !(properties.role === 'img' && properties.ariaLabel);
}

function isInterface(node: Nodes): boolean {
  if (node.type !== 'element') {
    return node.type === 'comment';
  }
  const {tagName, properties} = node;
  return (
    INTERFACE.has(tagName) ||
    properties.role === 'tablist' ||
    properties.dataMarkdownIgnore !== undefined ||
    isHidden(properties) ||
    isDecoration(node) ||
    classesOf(properties).some((name) => INTERFACE_CLASSES.includes(String(name)))
  );
}

/**
 * Removes what is no text of a page: buttons, navigation, hidden parts, drawings without a text
 * alternative, comments, and everything marked with `data-markdown-ignore`.
 */
export function removeInterface(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (parent && index !== undefined && isInterface(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
}
