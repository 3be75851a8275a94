import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readAttributes} from '../../shared/mdx/readAttributes.ts';
import {elements, type Content} from './elements.ts';
import {errorMessage} from '../../shared/errorMessage.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/** What takes the place of an element: blocks between blocks, words inside a line. */
function nodesFor(element: JsxElement, content: Content): RootContent[] {
  if (element.type === 'mdxJsxFlowElement') {
    return 'blocks' in content ? content.blocks : [paragraph(content.words)];
  }
  if ('blocks' in content) {
    throw new Error('Put it on a line of its own, between empty lines.');
  }
  return content.words;
}

/**
 * Remark plugin: replaces `<Cite id="deng-2013" />`, `<References />`, `<Destination … />`,
 * `<ByMethod of="stopping" />` and `<Propagation />` by what the data files say, and checks
 * `<BeforeYouStart>`. Fails the build at the line of what a data file does not have.
 */
export default function remarkSharedFacts() {
  return (tree: Root, file: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as JsxElement;
      const kind = elements[element.name ?? ''];
      if (!kind || !parent || index === undefined) {
        return undefined;
      }
      try {
        const content = kind.content(readAttributes(element, kind.attributes), tree);
        if (!content) {
          return undefined;
        }
        const nodes = nodesFor(element, content);
        (parent as Root).children.splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      } catch (error) {
        return file.fail(`<${element.name}>: ${errorMessage(error)}`, element.position);
      }
    });
  };
}
