import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {dataAttribute} from '../../shared/mdx/dataAttribute.ts';
import {readAttributes} from '../../shared/mdx/readAttributes.ts';
import {elements} from './elements.ts';
import {errorMessage} from '../../shared/errorMessage.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Remark plugin: gives `<SdkOptions sdk="node" of="IClientConfig" />` and its siblings the rows
 * they show, so that no manifest reaches the reader's browser. Fails the build at the line of an
 * unknown SDK or symbol.
 */
export default function remarkSdkData() {
  return (tree: Root, file: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as JsxElement;
      const kind = elements[element.name ?? ''];
      if (!kind) return;
      try {
        const {
          data,
          children = [],
          instead,
        } = kind.content(readAttributes(element, {required: kind.attributes}));
        if (instead && parent && index !== undefined) {
          parent.children[index] = instead as typeof element;
          return;
        }
        if (data !== undefined) element.attributes.push(dataAttribute('data', data));
        element.children = children as typeof element.children;
      } catch (error) {
        file.fail(`<${element.name}>: ${errorMessage(error)}`, element.position);
      }
    });
  };
}
