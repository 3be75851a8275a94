import type {Element, Nodes, Parents, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {find, html} from 'property-information';
import {visit} from 'unist-util-visit';
import {dataAttribute} from '../../../shared/mdx/dataAttribute.ts';
import {hasClass} from '../../../shared/mdx/hast.ts';
import {jsxElement} from '../../../shared/mdx/jsxElement.ts';

/** Elements that no component replaces. */
const INERT = new Set(
  (
    'b blockquote br code dd del div dl dt em i kbd li mark ol p s small span strong sub sup tbody ' +
    'td th thead tr u ul wbr'
  ).split(' '),
);

function isStatic(node: Nodes): boolean {
  if (node.type !== 'element') {
    return node.type === 'text';
  }
  const isInert = INERT.has(node.tagName) && !node.properties.id && node.children.every(isStatic);
  return isInert || hasClass(node, 'katex');
}

/** From so many characters on, plain text is worth the number of a string. */
const WORTHWHILE_LENGTH = 30;

/** A style would have to become an object; the children of such an element can still be static. */
function isWorthwhile(element: Element): boolean {
  const isLong = toString(element).length >= WORTHWHILE_LENGTH;
  return (
    !element.properties.style &&
    !element.properties.align &&
    (isLong || element.children.some((child) => child.type === 'element'))
  );
}

function reactName(property: string): string {
  return /^(?:aria|data)[A-Z]/.test(property) ? find(html, property).attribute : property;
}

function reactValue(value: Element['properties'][string]): string | true | undefined {
  if (typeof value === 'boolean' || value === null || value === undefined) {
    return value || undefined;
  }
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Writes cells the way MDX does: aligned by style, without the line ends between rows. */
function tidyTable(element: Element): void {
  visit(element, 'element', (part) => {
    if (['thead', 'tbody', 'tr'].includes(part.tagName)) {
      part.children = part.children.filter((child) => child.type === 'element');
    }
    const {align, ...properties} = part.properties;
    if (align) {
      part.properties = {...properties, style: `text-align:${String(align)}`};
    }
  });
}

/** The same element with its content as one string of HTML. */
function freeze(element: Element): MdxJsxFlowElement {
  tidyTable(element);
  const attributes = Object.entries(element.properties).map(
    ([name, value]) => [reactName(name), reactValue(value)] as const,
  );
  const frozen = jsxElement(element.tagName, Object.fromEntries(attributes));
  frozen.attributes.push(
    dataAttribute('dangerouslySetInnerHTML', {__html: toHtml(element.children)}),
  );
  // As if a writer had put it in angle brackets: MDX replaces no such element by a component.
  return Object.assign(frozen, {data: {_mdxExplicitJsx: true}});
}

function freezeChildren(parent: Parents): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'element' && isStatic(child) && isWorthwhile(child)) {
      parent.children[index] = freeze(child) as unknown as Element;
    } else if ('children' in child) {
      freezeChildren(child);
    }
  }
}

/**
 * Rehype plugin: turns what never changes in the browser (lists, table rows, formulas without links
 * or components) into strings of HTML, which React neither builds nor compares when a page starts.
 * Runs last.
 */
export default function rehypeStaticHtml() {
  return (tree: Root) => freezeChildren(tree);
}
