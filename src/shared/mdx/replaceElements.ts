import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorMessage} from '../errorMessage.ts';
import {paragraph} from './nodes.ts';

/** The attributes an element must have, and those it may have. */
export interface AttributeNames {
  required: readonly string[];
  optional?: readonly string[];
}

/**
 * Reads the quoted attributes of an element that is filled while building.
 *
 * @throws Error showing how to write the element when one is missing, unknown or not quoted
 */
export function readAttributes(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  {required, optional = []}: AttributeNames,
): Record<string, string> {
  const given = new Map<string, string>();
  let isPlain = true;
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
      given.set(attribute.name, attribute.value);
    } else {
      isPlain = false;
    }
  }
  const known = [...required, ...optional];
  const isComplete = required.every((name) => given.get(name));
  const unknown = [...given.keys()].find((name) => !known.includes(name));
  if (!isPlain || !isComplete || unknown !== undefined) {
    const usage = [
      element.name,
      ...required.map((name) => `${name}="…"`),
      ...optional.map((name) => `[${name}="…"]`),
    ].join(' ');
    const reason = unknown === undefined ? '' : `It has no attribute ${unknown}. `;
    throw new Error(`${reason}Write <${usage} /> with quoted values.`);
  }
  return Object.fromEntries(given);
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** What takes the place of an element: blocks between blocks, words inside a line. */
type Content = {words: PhrasingContent[]} | {blocks: RootContent[]};

/** Names of the elements that plugins fill, for suggestions. */
export const filledElements = new Set<string>();

/** Elements of one name. */
export interface ElementKind {
  attributes: AttributeNames;
  /** Returns nothing for an element that stays. */
  content(
    attributes: Readonly<Record<string, string>>,
    tree: Root,
    element: JsxElement,
  ): Content | undefined;
}

type Given<Name extends string> = Readonly<Record<Name, string>>;

/** Elements with these attributes that become words of a line. */
export const words = <Name extends string>(
  required: readonly Name[],
  content: (given: Given<Name>) => PhrasingContent[],
): ElementKind => ({
  attributes: {required},
  content: (given) => ({words: content(given as Given<Name>)}),
});

/** Elements with these attributes that become blocks. */
export const blocks = <Name extends string>(
  required: readonly Name[],
  content: (given: Given<Name>, tree: Root) => RootContent[],
): ElementKind => ({
  attributes: {required},
  content: (given, tree) => ({blocks: content(given as Given<Name>, tree)}),
});

function nodesFor(element: JsxElement, content: Content): RootContent[] {
  if ('words' in content) {
    const {words} = content;
    return element.type === 'mdxJsxFlowElement' ? [paragraph(...words)] : words;
  }
  if (element.type === 'mdxJsxTextElement') {
    throw new Error('Put it on a line of its own, between empty lines.');
  }
  return content.blocks;
}

/**
 * Returns the transformer of a remark plugin that fills elements while building. It fails the build
 * at the line of an element that cannot be filled.
 */
export function replaceElements(kinds: Readonly<Record<string, ElementKind>>) {
  Object.keys(kinds).forEach((name) => filledElements.add(name));
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as JsxElement;
      const name = element.name ?? '';
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      if (!kind || !parent || index === undefined) return undefined;
      try {
        const content = kind.content(readAttributes(element, kind.attributes), tree, element);
        if (!content) return undefined;
        const nodes = nodesFor(element, content);
        (parent as Root).children.splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      } catch (error) {
        return file.fail(`<${element.name}>: ${errorMessage(error)}`, element.position);
      }
    });
  };
}
