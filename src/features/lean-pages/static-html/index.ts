import type {Element, Parents, Root, Nodes, Text} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import type {
  MdxJsxFlowElement,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import {find, html} from 'property-information';
import {visit} from 'unist-util-visit';
import {dataAttribute, jsxElement} from '../../../shared/mdx/jsxElement.ts';
import {hasClass} from '../../../shared/mdx/hast.ts';

/** As Docusaurus tells addresses of other sites. */
const RE_EXTERNAL = /^(?:\w*:|\/\/)/;

/** The path of an address that does not end in a slash, which those of pages do. */
const RE_PATH = /^[^?#]*[^/?#](?=[?#]|$)/;

/** Attributes that need nothing but a browser. */
const PLAIN = new Set(['ariaLabel', 'className', 'href', 'title']);

/**
 * Returns a link of Markdown as Docusaurus' `Link` shows it, marked for `client/routeLinks.ts`
 * when it leads to another page of the site; undefined where only the component knows what to do.
 */
function staticLink(link: Element): Element | undefined {
  const {properties} = link;
  const href = String(properties.href ?? '');
  if (
    !href ||
    href.startsWith('pathname:') ||
    Object.keys(properties).some((key) => !PLAIN.has(key))
  ) {
    return undefined;
  }
  if (href.startsWith('#')) return link;
  if (RE_EXTERNAL.test(href)) {
    return {
      ...link,
      properties: {...properties, target: '_blank', rel: ['noopener', 'noreferrer']},
    };
  }
  if (!href.startsWith('/')) return undefined;
  const address = href.replace(RE_PATH, '$&/');
  return {...link, properties: {...properties, href: address, dataRoute: ''}};
}

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
function plainNode(node: Nodes): Element | Text | undefined {
  if (node.type === 'text') return node;
  if (hasClass(node, 'katex')) return node as Element;
  const shell = shellOf(node);
  if (!shell || !('children' in node)) return undefined;
  const children = node.children.map(plainNode);
  return children.every((child) => child !== undefined) ? {...shell, children} : undefined;
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

/** A plain element with its content as one string of HTML. */
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

/** What is no link or no anchor of React any more. */
interface Frozen {
  links: Set<string>;
  ids: Set<string>;
}

/** Notes the links in plain HTML that lead within the site, and the ids that links may lead to. */
function noteLinks(element: Element, {links, ids}: Frozen): void {
  visit(element, 'element', ({tagName, properties: {href, id}}) => {
    if (tagName === 'a' && /^(?:#|\/(?!\/))/.test(String(href))) links.add(String(href));
    if (tagName === 'li' && id) ids.add(String(id));
  });
}

/** Freezes what is plain below an element. */
function freezeChildren(parent: Parents, frozen: Frozen): void {
  for (const [index, child] of parent.children.entries()) {
    // A link by itself stays a component: only its text is a string then, which nobody checks.
    const isPart = child.type === 'element' && child.tagName !== 'a';
    const plain = isPart ? plainNode(child) : undefined;
    if (plain?.type === 'element' && isWorthwhile(plain)) {
      noteLinks(plain, frozen);
      parent.children[index] = freeze(plain) as unknown as Element;
    } else if ('children' in child) {
      freezeChildren(child, frozen);
    }
  }
}

/**
 * Rehype plugin: turns what never changes in the browser (paragraphs, lists, table rows, formulas
 * without components) into strings of HTML, which React neither builds nor compares when a page
 * starts. Links in them are followed by `client/routeLinks.ts`, and named by `StaticLinks` so that
 * broken ones still fail the build. Runs last.
 */
export default function rehypeStaticHtml() {
  return (tree: Root) => {
    const frozen: Frozen = {links: new Set(), ids: new Set()};
    freezeChildren(tree, frozen);
    if (frozen.links.size > 0) {
      const to = [...frozen.links].join(' ');
      const ids = [...frozen.ids].join(' ') || undefined;
      tree.children.push(jsxElement('StaticLinks', {to, ids}) as unknown as Element);
    }
  };
}
