import type {Element, Nodes, Text} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {find, html} from 'property-information';
import {hasClass} from '../../../shared/mdx/hast.ts';
import {staticLink} from './staticLink.ts';

/** Elements that no component replaces. */
const INERT = new Set(
  (
    'b blockquote br code dd del div dl dt em i kbd li mark ol p s small span strong sub sup tbody ' +
    'td th thead tr u ul wbr'
  ).split(' '),
);

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

const isJsx = (node: Nodes): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** An element in angle brackets, with the attributes that a browser reads; MDX leaves it alone. */
function elementOf({name, attributes, data}: Jsx): Element | undefined {
  const isExplicit = data && '_mdxExplicitJsx' in data;
  if (!isExplicit || !name || (name !== 'a' && !INERT.has(name))) return undefined;
  const properties: Element['properties'] = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      return undefined;
    }
    properties[find(html, attribute.name).property] = attribute.value;
  }
  return {type: 'element', tagName: name, properties, children: []};
}

function shellOf(node: Nodes): Element | undefined {
  const element = isJsx(node) ? elementOf(node) : node;
  if (element?.type !== 'element' || element.properties.id) return undefined;
  if (INERT.has(element.tagName) || isJsx(node)) return element;
  return element.tagName === 'a' ? staticLink(element) : undefined;
}

/**
 * Returns a part of a page as plain HTML when nothing in it needs a component, undefined otherwise.
 */
export function plainNode(node: Nodes): Element | Text | undefined {
  if (node.type === 'text') return node;
  if (hasClass(node, 'katex')) return node as Element;
  const shell = shellOf(node);
  if (!shell || !('children' in node)) return undefined;
  const children = node.children.map(plainNode);
  return children.every((child) => child !== undefined) ? {...shell, children} : undefined;
}
