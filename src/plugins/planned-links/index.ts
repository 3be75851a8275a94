import type {Link, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {isUnwritten} from './route.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function leadsNowhereYet(attribute: JsxElement['attributes'][number]): boolean {
  return (
    attribute.type === 'mdxJsxAttribute' &&
    ['to', 'href'].includes(attribute.name) &&
    typeof attribute.value === 'string' &&
    isUnwritten(attribute.value)
  );
}

/**
 * Remark plugin: shows links to planned pages that are not written yet as plain text, so that no
 * reader meets a dead link while every other broken link still fails the build.
 */
export default function remarkPlannedLinks() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (
        node.type === 'link' &&
        isUnwritten((node as Link).url) &&
        parent &&
        index !== undefined
      ) {
        parent.children.splice(index, 1, ...(node as Link).children);
        return [SKIP, index];
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const element = node as JsxElement;
        element.attributes = element.attributes.filter((item) => !leadsNowhereYet(item));
      }
      return undefined;
    });
  };
}
