import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorMessage} from '../errorMessage.ts';
import {paragraph} from './nodes.ts';
import {readAttributes, type AttributeNames} from './readAttributes.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** What takes the place of an element: blocks between blocks, words inside a line. */
type Content = {words: PhrasingContent[]} | {blocks: RootContent[]};

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
 *
 * @param kinds by the name of the element
 */
export function replaceElements(kinds: Readonly<Record<string, ElementKind>>) {
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
